// Joins letters into one file for the printer, in order. Runs in a worker thread.

import { PDFDocument } from '@cantoo/pdf-lib'

const a4: [number, number] = [595.28, 841.89]

export interface Joining {
  title: string
  /**
   * For double-sided printing: adds an empty page where a letter would otherwise begin on the back of the previous
   * one.
   */
  isDuplex: boolean
  madeAt: Date
}

/** Processes letters one after the other; of earlier letters, only the pages are kept in memory. */
export async function joinLetters(
  letters: AsyncIterable<Uint8Array>,
  { title, isDuplex, madeAt }: Joining,
): Promise<{ pdf: Uint8Array; pages: number }> {
  const whole = await PDFDocument.create({ updateMetadata: false })
  whole.setTitle(title)
  whole.setProducer('Quartier')
  whole.setCreationDate(madeAt)
  whole.setModificationDate(madeAt)
  for await (const letter of letters) await append(whole, { letter, isDuplex })
  const pages = whole.getPageCount()
  const pdf = await whole.save({ useObjectStreams: true, objectsPerTick: Infinity, updateFieldAppearances: false })
  return { pdf, pages }
}

async function append(
  whole: PDFDocument,
  { letter, isDuplex }: { letter: Uint8Array; isDuplex: boolean },
): Promise<void> {
  const source = await PDFDocument.load(letter, { updateMetadata: false })
  const pages = await whole.copyPages(source, source.getPageIndices())
  if (isDuplex && whole.getPageCount() % 2 === 1) whole.addPage(a4)
  for (const page of pages) whole.addPage(page)
}
