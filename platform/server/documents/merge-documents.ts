// Papers of several kinds as one PDF: pages of PDFs as they are, pictures one to a page. What cannot be shown as a page goes
// along as an attached file, so that nothing is lost.

import type { PDFDocument } from '@cantoo/pdf-lib'

export interface Part {
  name: string
  contentType: string
  content: Buffer
}

export interface Merged {
  pdf: Buffer
  /** Names of those that stand as attachments only: protected, damaged, or of a kind that has no pages. */
  attached: string[]
}

const page = { width: 595.28, height: 841.89, margin: 40 }

/** The cover comes first and keeps its tags. */
export async function mergeDocuments(cover: Buffer, parts: readonly Part[]): Promise<Merged> {
  // Large, and needed for dossiers alone.
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib')
  const whole = await Document.load(cover)
  const attached: string[] = []
  for (const part of parts) {
    const added = await addPages(Document, whole, part).catch(() => false)
    if (added) continue
    await whole.attach(part.content, part.name, { mimeType: part.contentType })
    attached.push(part.name)
  }
  return { pdf: Buffer.from(await whole.save({ useObjectStreams: true, objectsPerTick: Infinity })), attached }
}

async function addPages(Document: typeof PDFDocument, whole: PDFDocument, part: Part): Promise<boolean> {
  if (part.contentType === 'application/pdf') {
    const source = await Document.load(part.content, { updateMetadata: false })
    const pages = await whole.copyPages(source, source.getPageIndices())
    for (const one of pages) whole.addPage(one)
    return pages.length > 0
  }
  if (part.contentType === 'image/jpeg') return addPicture(whole, await whole.embedJpg(part.content))
  if (part.contentType === 'image/png') return addPicture(whole, await whole.embedPng(part.content))
  return false
}

function addPicture(whole: PDFDocument, picture: Awaited<ReturnType<PDFDocument['embedPng']>>): boolean {
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
