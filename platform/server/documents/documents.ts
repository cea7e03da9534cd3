// Documents made from untrusted files: merged, drawn and joined in worker threads.

import { buffer } from 'node:stream/consumers'
import type { Services } from '../context.ts'
import { documentCopyOf } from '../files/document-copy.ts'
import { bufferOf } from '../files/pictures.ts'
import { feed } from '../workers/fed-task.ts'
import { TaskLimitExceeded } from '../workers/worker-pool.ts'
import type { Dossier } from './document-tasks.ts'
import type { Joining } from './join-letters.ts'
import type { Merged, Part } from './merge-documents.ts'

export interface StoredContent {
  name: string
  contentType: string
  storageKey: string
}

type Making = Pick<Services, 'workers' | 'files'>

export async function mergeDocuments(
  services: Making,
  cover: Buffer,
  files: readonly StoredContent[],
): Promise<Buffer> {
  const parts = await partsOf(services, files)
  return mergedBy(parts, (some) => services.workers.documents.run('mergeDocuments', { cover, parts: some }))
}

export async function makeDossier(
  services: Making,
  { cover, steps, files }: Omit<Dossier, 'parts'> & { files: readonly StoredContent[] },
): Promise<Buffer> {
  const parts = await partsOf(services, files)
  return mergedBy(parts, (some) => services.workers.documents.run('makeDossier', { cover, steps, parts: some }))
}

/** Draws a document that may be long outside of the thread that serves requests. */
export const printSteps = async (
  { workers }: Pick<Services, 'workers'>,
  drawn: Omit<Dossier, 'parts'>,
): Promise<Buffer> => bufferOf(await workers.documents.run('printSteps', drawn))

/** Draws a report and appends the files; `attached` names those that have no pages. */
export async function printReport(
  services: Making,
  { cover, steps, files }: Omit<Dossier, 'parts'> & { files: readonly StoredContent[] },
): Promise<{ pdf: Buffer; pages: number; attached: string[] }> {
  const parts = await partsOf(services, files)
  const { pdf, pages, attached } = await mergedOrAttached(parts, (some) =>
    services.workers.documents.run('printReport', { cover, steps, parts: some }),
  )
  return { pdf: bufferOf(pdf), pages, attached }
}

export async function joinLetters(
  { workers }: Pick<Services, 'workers'>,
  contents: AsyncIterable<Buffer>,
  joining: Joining,
): Promise<{ pdf: Buffer; pages: number }> {
  const letters = feed(contents)
  const { pdf, pages } = await workers.documents.run('joinLetters', { letters, joining }, { transfer: [letters] })
  return { pdf: bufferOf(pdf), pages }
}

/** Sequential: decoding several pictures at once would add up their memory. */
async function partsOf(services: Making, files: readonly StoredContent[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const file of files) parts.push(await partOf(services, file))
  return parts
}

async function partOf(services: Making, file: StoredContent): Promise<Part> {
  const { name, contentType, storageKey } = file
  const copy = contentType.startsWith('image/') ? await documentCopyOf(services, file) : null
  if (copy) return { name, contentType, content: copy, shownAs: 'picture' }
  const content = await buffer(await services.files.get(storageKey))
  return { name, contentType, content, shownAs: contentType === 'application/pdf' ? 'pdf' : null }
}

const mergedBy = async (parts: readonly Part[], merge: (parts: readonly Part[]) => Promise<Merged>): Promise<Buffer> =>
  bufferOf((await mergedOrAttached(parts, merge)).pdf)

/** If a file takes too long or too much memory, all files are attached instead of shown, so that no content is lost. */
async function mergedOrAttached<Result extends Merged>(
  parts: readonly Part[],
  merge: (parts: readonly Part[]) => Promise<Result>,
): Promise<Result> {
  try {
    return await merge(parts)
  } catch (error) {
    if (!(error instanceof TaskLimitExceeded) || parts.every(({ shownAs }) => shownAs === null)) throw error
    return merge(parts.map((part) => ({ ...part, shownAs: null })))
  }
}
