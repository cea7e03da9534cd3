// Refuses PDFs that only open with a password: nobody could read them later. Many banks and employers encrypt their
// PDFs without one, to forbid changes; those are accepted.

import { buffer } from 'node:stream/consumers'
import type { Services } from '../context.ts'
import { AppError } from '../app-error.ts'
import { TaskLimitExceeded } from '../workers/worker-pool.ts'

interface Paper {
  storageKey: string
  contentType: string
}

export async function refuseLockedPdf(
  { files, workers }: Pick<Services, 'files' | 'workers'>,
  { storageKey, contentType }: Paper,
  sender: string,
): Promise<void> {
  if (contentType !== 'application/pdf') return
  const content = await buffer(await files.get(storageKey))
  // The trailer is never compressed, so an encrypted file always contains this name. Only then is it parsed.
  if (!content.includes('/Encrypt')) return
  const isLocked = await workers.documents.run('isLocked', { pdf: content }, { sender }).catch(openIfTooCostly)
  if (isLocked) throw new AppError('general_file_is_locked', { status: 422 })
}

function openIfTooCostly(error: unknown): false {
  if (error instanceof TaskLimitExceeded) return false
  throw error
}
