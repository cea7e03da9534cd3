// Tasks that assemble documents. They run in worker threads only and are called through `documents.ts`.

import type { MessagePort } from 'node:worker_threads'
import { contentsFrom } from '../workers/fed-task.ts'
import { joinLetters as join, type Joining } from './join-letters.ts'
import { mergeDocuments as merge, type Merged, type Part } from './merge-documents.ts'
import { printDocument, type Cover } from './printed-document.ts'
import { takeSteps, type SheetStep } from './sheet-steps.ts'

export interface Dossier {
  cover: Cover
  steps: readonly SheetStep[]
  parts: readonly Part[]
}

export const mergeDocuments = ({ cover, parts }: { cover: Uint8Array; parts: readonly Part[] }): Promise<Merged> =>
  merge(cover, parts)

export async function makeDossier({ cover, steps, parts }: Dossier): Promise<Merged> {
  return merge(await printDocument(cover, (sheet) => takeSteps(sheet, steps)), parts)
}

export const printSteps = ({ cover, steps }: Omit<Dossier, 'parts'>): Promise<Uint8Array> =>
  printDocument(cover, (sheet) => takeSteps(sheet, steps))

/** Without files the drawn document is returned as it is: merging would load it into memory once more. */
export async function printReport({ cover, steps, parts }: Dossier): Promise<Merged> {
  let pages = 0
  const pdf = await printDocument(cover, (sheet) => {
    takeSteps(sheet, steps)
    pages = sheet.pageCount()
  })
  return parts.length === 0 ? { pdf, attached: [], pages } : merge(pdf, parts)
}

/** Receives the letters one at a time through the port, so that a large batch is never in memory as a whole. */
export const joinLetters = ({ letters, joining }: { letters: MessagePort; joining: Joining }) =>
  join(contentsFrom(letters), joining)

export { isLocked } from './open-pdf.ts'
export { stampPdf } from './stamp-pdf.ts'
