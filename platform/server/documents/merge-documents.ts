// Merges documents of several types into one PDF: PDF pages unchanged, pictures one per page. Content that cannot be
// shown as a page is attached as a file, so that nothing is lost. Runs in a worker thread because untrusted files may
// take long.

import { PDFDocument } from '@cantoo/pdf-lib'

export interface Part {
  name: string
  contentType: string
  content: Uint8Array
  /** `picture` is a JPEG made by the product; null for content without pages. */
  shownAs: 'pdf' | 'picture' | null
}

export interface Merged {
  pdf: Uint8Array
  /** Names of the parts that are only attached: encrypted, damaged, or of a type without pages. */
  attached: string[]
  pages: number
}

const page = { width: 595.28, height: 841.89, margin: 40 }

/** The cover is the first page and keeps its accessibility tags. */
export async function mergeDocuments(cover: Uint8Array, parts: readonly Part[]): Promise<Merged> {
  const whole = await PDFDocument.load(cover)
  const attached: string[] = []
  for (const part of parts) {
    const added = await addPages(whole, part).catch(() => false)
    if (added) continue
    await whole.attach(part.content, part.name, { mimeType: part.contentType })
    attached.push(part.name)
  }
  const pdf = await whole.save({ useObjectStreams: true, objectsPerTick: Infinity })
  return { pdf, attached, pages: whole.getPageCount() }
}

async function addPages(whole: PDFDocument, { content, shownAs }: Part): Promise<boolean> {
  if (shownAs === 'picture') return addPicture(whole, await whole.embedJpg(content))
  if (shownAs === null) return false
  const source = await PDFDocument.load(content, { updateMetadata: false })
  const pages = await whole.copyPages(source, source.getPageIndices())
  for (const one of pages) whole.addPage(one)
  return pages.length > 0
}

function addPicture(whole: PDFDocument, picture: Awaited<ReturnType<PDFDocument['embedJpg']>>): boolean {
  const sheet = whole.addPage([page.width, page.height])
  const room = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin }
  const scale = Math.min(room.width / picture.width, room.height / picture.height, 1)
  const size = { width: picture.width * scale, height: picture.height * scale }
  sheet.drawImage(picture, {
    ...size,
    x: (page.width - size.width) / 2,
    y: page.height - page.margin - size.height,
  })
  return true
}
