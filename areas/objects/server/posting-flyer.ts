// The flyer: picture, what it is, what it costs, whom to ask, and the code. Wide margins, so that every printer can print it.

import { a4, type Paper } from '#platform/server/documents/drawn-pages.ts'
import type { Poster } from './poster.ts'

const margin = 48
const inner = a4.width - 2 * margin
const ink = '#1f2429'
const soft = '#5c6469'
const line = '#d5d9db'

export const pictureFrame = { width: inner, height: 300 }
const codeSize = 96

export function drawFlyer(paper: Paper, poster: Poster, picture: Buffer | null): void {
  paper.addPage({ size: 'A4', margin: 0 })
  paper.font('bold').fontSize(11).fillColor(soft).text(poster.project, margin, 44, { width: inner, lineBreak: false })
  if (picture) paper.image(picture, margin, 68, pictureFrame)
  let y = 68 + pictureFrame.height + 26
  y = words(paper, poster.title, y, { font: 'bold', size: 24, color: ink, most: 62 })
  y = words(paper, poster.address, y + 4, { font: 'regular', size: 12, color: soft, most: 18 })
  y = words(paper, poster.facts.join('   ·   '), y + 14, { font: 'bold', size: 12.5, color: ink, most: 36 })
  y = words(paper, poster.price, y + 12, { font: 'bold', size: 28, color: ink, most: 36 })
  y = words(paper, poster.priceNote, y, { font: 'regular', size: 10, color: soft, most: 16 })
  const foot = a4.height - margin - codeSize
  y = words(paper, poster.text, y + 12, { font: 'regular', size: 10.5, color: ink, most: foot - y - 66 })
  words(paper, poster.features.join('  ·  '), y + 8, { font: 'regular', size: 10, color: soft, most: foot - y - 34 })
  drawFoot(paper, poster, foot)
}

interface Look {
  font: 'regular' | 'bold'
  size: number
  color: string
  /** Points of height; what does not fit ends with an ellipsis. */
  most: number
}

/** Answers where the next line begins. */
function words(paper: Paper, text: string, y: number, { font, size, color, most }: Look): number {
  if (text === '' || most < size * 1.2) return y
  paper.font(font).fontSize(size).fillColor(color)
  const height = Math.min(most, paper.heightOfString(text, { width: inner, lineGap: 2 }))
  paper.text(text, margin, y, { width: inner, height: height + 1, lineGap: 2, ellipsis: true })
  return y + height
}

function drawFoot(paper: Paper, { contact, code, scan, link }: Poster, y: number): void {
  paper
    .moveTo(margin, y - 18)
    .lineTo(margin + inner, y - 18)
    .lineWidth(0.7)
    .strokeColor(line)
    .stroke()
  paper.image(code, margin + inner - codeSize, y, { width: codeSize, link })
  const width = inner - codeSize - 28
  paper.font('bold').fontSize(13).fillColor(ink).text(contact.name, margin, y, { width, lineBreak: false })
  paper.font('regular').fontSize(11)
  paper.text([contact.phone, contact.email].filter(Boolean).join('\n'), margin, y + 20, { width, lineGap: 3 })
  paper
    .fillColor(soft)
    .fontSize(9)
    .text(scan, margin, y + codeSize - 12, { width, lineBreak: false })
}
