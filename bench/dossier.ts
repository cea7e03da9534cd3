// Time to create a dossier with ten papers: the product, compared with bare code that merges the same papers.

import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import { mergeDocuments, type Part } from '#platform/server/documents/merge-documents.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'

export interface DossierTimes {
  /** Milliseconds, the best of several rounds. */
  ours: number
  bare: number
}

export const longestDossier = 2000
const papers = 10
const pagesEach = 3
const rounds = 5

export async function measureDossier(): Promise<DossierTimes> {
  const content = await paper()
  const parts = Array.from({ length: papers }, (_, index): Part => ({
    name: `Paper ${index}.pdf`,
    contentType: 'application/pdf',
    content,
    shownAs: 'pdf',
  }))
  return { ours: await best(() => withCover(parts)), bare: await best(() => merged(parts)) }
}

async function withCover(parts: readonly Part[]): Promise<void> {
  const cover = await printDocument({ title: 'Dossier', language: 'de', author: 'Bench', foot: 'Dossier' }, (sheet) => {
    sheet.title('Dossier')
    sheet.table(parts.map(({ name }) => [name, 'known']))
  })
  await mergeDocuments(cover, parts)
}

async function merged(parts: readonly Part[]): Promise<void> {
  const whole = await PDFDocument.create()
  for (const { content } of parts) {
    const source = await PDFDocument.load(content)
    for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page)
  }
  await whole.save()
}

function paper(): Promise<Buffer> {
  const sheet = new PdfKit({ size: 'A4' })
  for (let page = 1; page < pagesEach; page++) sheet.text('A page of a paper. '.repeat(200)).addPage()
  sheet.text('The last page.').end()
  return buffer(sheet)
}

async function best(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}
