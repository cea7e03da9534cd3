// Files that were chosen and have not arrived: kept on the device, so that a page that is loaded again or killed sends them by
// itself. Which of them are there after all, although the answer was lost, is told by what has come since.

import type { UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '../api/call-failed.ts'
import { isBroken } from '../api/persist.ts'

export interface KeptFile {
  /** Names the upload, also to the server. */
  id: string
  file: File
  /** Ids of what was stored in this place when it was chosen. */
  known: readonly string[]
}

/** Keeps what belongs to one field. */
export interface FileKeeper {
  waiting(): Promise<readonly KeptFile[]>
  /** Fails where the device has no room left or keeps nothing at all. */
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
