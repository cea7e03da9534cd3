// Many letters as one file for the printer, in their order.

import { setImmediate as breathe } from 'node:timers/promises'
import type { PDFDocument } from '@cantoo/pdf-lib'

const a4: [number, number] = [595.28, 841.89]

export interface Joining {
  title: string
  /** Both sides are printed: an empty page before a letter that would begin on the back of another. */
  isDuplex: boolean
  madeAt: Date
}

/** Letters are taken one after the other; of none but the newest is more kept than its pages. */
export async function joinLetters(
  letters: AsyncIterable<Buffer>,
  { title, isDuplex, madeAt }: Joining,
): Promise<{ pdf: Buffer; pages: number }> {
  // Large, and needed where papers are put together alone.
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib')
  const whole = await Document.create({ updateMetadata: false })
  whole.setTitle(title)
  whole.setProducer('Quartier')
  whole.setCreationDate(madeAt)
  whole.setModificationDate(madeAt)
  for await (const letter of letters) {
    await append(Document, whole, { letter, isDuplex })
    // Whoever else asks meanwhile is answered between two letters.
    await breathe()
  }
  const pages = whole.getPageCount()
  const pdf = await whole.save({ useObjectStreams: true, objectsPerTick: 50, updateFieldAppearances: false })
  return { pdf: Buffer.from(pdf), pages }
}

async function append(
  Document: typeof PDFDocument,
  whole: PDFDocument,
  { letter, isDuplex }: { letter: Buffer; isDuplex: boolean },
): Promise<void> {
  const source = await Document.load(letter, { updateMetadata: false })
  const pages = await whole.copyPages(source, source.getPageIndices())
  if (isDuplex && whole.getPageCount() % 2 === 1) whole.addPage(a4)
  for (const page of pages) whole.addPage(page)
}
