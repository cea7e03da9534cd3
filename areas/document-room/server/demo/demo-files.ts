// Short PDFs for the demo story.

import { PDFDocument } from '@cantoo/pdf-lib'

const a4: [number, number] = [595.28, 841.89]

export async function makePdf(title: string): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage(a4)
  page.drawText(title, { x: 60, y: 740, size: 24 })
  page.drawText('Muster für die Demo. Ohne rechtliche Bedeutung.', { x: 60, y: 705, size: 11 })
  for (let line = 0; line < 18; line++) {
    page.drawRectangle({ x: 60, y: 660 - line * 26, width: line % 4 === 3 ? 300 : 470, height: 8, opacity: 0.12 })
  }
  return Buffer.from(await pdf.save())
}
