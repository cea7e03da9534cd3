// Puts a watermark on each page of a PDF. Runs in a worker thread, because untrusted files may take long.

import { PDFDocument, type PDFImage, type PDFPage } from '@cantoo/pdf-lib'

/** Width of one repetition in points. */
const stampWidth = 250

/** Null for content that cannot be parsed, or has no pages. */
export async function stampPdf({ pdf, stamp }: { pdf: Uint8Array; stamp: Uint8Array }): Promise<Uint8Array | null> {
  try {
    const document = await load(pdf)
    const image = await document.embedPng(stamp)
    const pages = document.getPages()
    for (const page of pages) stampPage(page, image)
    return pages.length === 0 ? null : await document.save({ useObjectStreams: true, objectsPerTick: Infinity })
  } catch {
    return null
  }
}

/** Encrypted files that open without a password are decrypted, so that they can be changed. */
const load = (pdf: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(pdf, {
    updateMetadata: false,
    ...(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes('/Encrypt') && { password: '' }),
  })

function stampPage(page: PDFPage, image: PDFImage): void {
  const { x: left, y: bottom, width, height } = page.getCropBox()
  const size = { width: stampWidth, height: (stampWidth * image.height) / image.width }
  for (let y = 0; y < height; y += size.height) {
    for (let x = 0; x < width; x += size.width) page.drawImage(image, { ...size, x: left + x, y: bottom + y })
  }
}
