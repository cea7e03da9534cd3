// Writes a text across a page, three times from the lower left, pale enough to read what lies below.

import type PdfDocument from 'pdfkit'
import { features, soft } from './printed-look.ts'

type Paper = InstanceType<typeof PdfDocument>

const angle = -38
const size = 20

export function drawWatermark(paper: Paper, text: string): void {
  const { width, height } = paper.page
  paper.markContent('Artifact', { type: 'Layout' })
  for (const share of [0.2, 0.5, 0.8]) {
    const [x, y] = [width / 2, height * share]
    paper.save()
    paper.rotate(angle, { origin: [x, y] })
    paper.font('bold').fontSize(size).fillColor(soft).fillOpacity(0.16)
    paper.text(text, x - width / 2, y, { width, align: 'center', height: size * 2, lineBreak: false, features })
    paper.restore()
  }
  paper.fillOpacity(1)
  paper.endMarkedContent()
}
