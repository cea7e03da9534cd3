// Reads a bank file once, in a worker thread, and stores its entries next to it, from where the booking reads them.

import { text } from 'node:stream/consumers'
import type { Services } from '../context.ts'
import { rowsKey } from '../files/derived-files.ts'
import { bufferOf } from '../files/pictures.ts'
import { feed } from '../workers/fed-task.ts'
import { TaskLimitExceeded } from '../workers/worker-pool.ts'
import { camtDocument, type CamtDocument, type CamtProblem } from './camt-entry.ts'

type Keeping = Pick<Services, 'workers' | 'files'>

/** Returns the problem of a file that is not booked; null if its entries are stored. */
export async function keepEntries(
  { workers, files }: Keeping,
  { storageKey, sender }: { storageKey: string; sender: string },
): Promise<CamtProblem | null> {
  const file = feed(await files.get(storageKey))
  const read = await workers.bankFiles.run('readBankFile', { file }, { transfer: [file], sender }).catch(problemOf)
  if ('problem' in read) return read
  await files.put(rowsKey(storageKey), bufferOf(read.kept))
  return null
}

export async function keptDocuments({ files }: Pick<Services, 'files'>, storageKey: string): Promise<CamtDocument[]> {
  const content = await text(await files.get(rowsKey(storageKey)))
  return content.split('\n').map((line) => camtDocument.parse(JSON.parse(line)))
}

function problemOf(error: unknown): CamtProblem {
  if (error instanceof TaskLimitExceeded) return { problem: 'too-costly' }
  throw error
}
