// A real PDF of one page, as somebody would scan it.

import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

export function paperOf(title: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  document.text(title)
  document.end()
  return buffer(document)
}
