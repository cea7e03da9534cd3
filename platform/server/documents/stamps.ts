// Watermarks on PDFs and pictures; null for content that cannot carry one.

import type { Services } from '../context.ts'
import { bufferOf } from '../files/pictures.ts'
import { TaskLimitExceeded } from '../workers/worker-pool.ts'

type WithWorkers = Pick<Services, 'workers'>

export async function stampPdf({ workers }: WithWorkers, pdf: Buffer, words: string): Promise<Buffer | null> {
  const stamp = await workers.pictures.run('drawStamp', { words })
  return stamped(workers.documents.run('stampPdf', { pdf, stamp }))
}

/** Returns a JPEG. */
export const stampPicture = ({ workers }: WithWorkers, original: Buffer, words: string): Promise<Buffer | null> =>
  stamped(workers.pictures.run('stampPicture', { original, words }))

async function stamped(content: Promise<Uint8Array | null>): Promise<Buffer | null> {
  const bytes = await content.catch(nullWhenTooCostly)
  return bytes && bufferOf(bytes)
}

function nullWhenTooCostly(error: unknown): null {
  if (error instanceof TaskLimitExceeded) return null
  throw error
}
