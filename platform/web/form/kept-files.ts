// Chosen files that are not uploaded yet: stored on the device, so that a reloaded or killed page uploads them again.
// A file whose response was lost is recognised among the files stored since.

import type { UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '../api/call-failed.ts'
import { isBroken } from '../api/persist.ts'

export interface KeptFile {
  /** Identifies the upload, on the server too. */
  id: string
  file: File
  /** Ids of the files stored in this field when it was chosen. */
  known: readonly string[]
}

/** Stores the files of one field. */
export interface FileKeeper {
  waiting(): Promise<readonly KeptFile[]>
  /** Rejects if the device has no space or no storage. */
  keep(kept: KeptFile): Promise<void>
  drop(id: string): Promise<void>
}

/**
 * A stored file is taken for a waiting one if it has the same name and size and was stored after the file was chosen.
 * Each stored file matches only one waiting file.
 */
export function arrivedAmong(
  waiting: readonly KeptFile[],
  stored: readonly Pick<UploadedFile, 'id' | 'displayName' | 'size'>[],
): ReadonlySet<string> {
  const taken = new Set<string>()
  const arrived = new Set<string>()
  for (const { id, file, known } of waiting) {
    const same = stored.find(
      (one) => one.displayName === file.name && one.size === file.size && !known.includes(one.id) && !taken.has(one.id),
    )
    if (!same) continue
    taken.add(same.id)
    arrived.add(id)
  }
  return arrived
}

/** A file that the server rejects is not sent again; a server failure, a timeout or a rate limit may pass. */
export const isWorthKeeping = (failure: unknown): boolean =>
  isBroken(failure) ||
  !(failure instanceof CallFailed) ||
  failure.status >= 500 ||
  failure.status === 408 ||
  failure.status === 429
