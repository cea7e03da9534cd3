// The flyer: pictures, what it is, what it costs, whom to ask, and the code. Wide margins, so that every printer can print it.
// An A5 is the same sheet, smaller.

import type { FlyerSettings } from '#areas/project-settings/rules/posting-settings.ts'
import { a4, type Paper } from '#platform/server/documents/drawn-pages.ts'
import { inkOf } from '../rules/print-ink.ts'
import type { Poster } from './poster.ts'

const margin = 48
const inner = a4.width - 2 * margin
const ink = '#1f2429'
const soft = '#5c6469'
const line = '#d5d9db'

const top = 68
const tall = 300
const gap = 6

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}
export type Framed = Frame & { picture: Buffer }

export function framesFor(count: 1 | 3): readonly Frame[] {
  if (count === 1) return [{ x: margin, y: top, width: inner, height: tall }]
  const large = Math.round(inner * 0.66)
  const small = { x: margin + large + gap, width: inner - large - gap, height: (tall - gap) / 2 }
  return [
    { x: margin, y: top, width: large, height: tall },
    { ...small, y: top },
    { ...small, y: top + small.height + gap },
  ]
}

const codeSize = 96

interface Sheet {
  pictures: readonly Framed[]
  size: FlyerSettings['paper']
}

/** Drawn as an A4 all the same, or words near its foot would begin another page; what is seen of it is its upper left half. */
function cutToHalf(paper: Paper): void {
  paper.scale(Math.SQRT1_2)
  const seen = [0, a4.height * (1 - Math.SQRT1_2), a4.width * Math.SQRT1_2, a4.height]
  Object.assign(paper.page.dictionary.data, { MediaBox: seen })
}

export function drawFlyer(paper: Paper, poster: Poster, { pictures, size }: Sheet): void {
  paper.addPage({ size: 'A4', margin: 0 })
  if (size === 'a5') cutToHalf(paper)
  const accent = inkOf(poster.color) ?? ink
  if (poster.color) paper.rect(0, 0, a4.width, 10).fill(poster.color)
  drawHead(paper, poster)
  for (const { picture, x, y, width, height } of pictures) paper.image(picture, x, y, { width, height })
  let y = pictures.length > 0 ? top + tall + 26 : top + 20
  y = words(paper, poster.title, y, { font: 'bold', size: 24, color: ink, most: 62 })
  y = words(paper, poster.address, y + 4, { font: 'regular', size: 12, color: soft, most: 18 })
  y = words(paper, poster.facts.join('   ·   '), y + 14, { font: 'bold', size: 12.5, color: ink, most: 36 })
  y = words(paper, poster.price, y + 12, { font: 'bold', size: 28, color: accent, most: 36 })
  y = words(paper, poster.priceNote, y, { font: 'regular', size: 10, color: soft, most: 16 })
  const foot = a4.height - margin - codeSize
  y = words(paper, poster.text, y + 12, { font: 'regular', size: 10.5, color: ink, most: foot - y - 66 })
  words(paper, poster.features.join('  ·  '), y + 8, { font: 'regular', size: 10, color: soft, most: foot - y - 34 })
  drawFoot(paper, poster, foot)
}

const logoBox = { width: 150, height: 30 }

/** The logo at the left says the name already; without one it is written. */
function drawHead(paper: Paper, { logo, project }: Poster): void {
  if (logo) {
    paper.image(logo, margin, 28, { fit: [logoBox.width, logoBox.height], valign: 'center' })
    return
  }
  paper.font('bold').fontSize(11).fillColor(soft).text(project, margin, 44, { width: inner, lineBreak: false })
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

function drawFoot(paper: Paper, { contact, code, scan, link, color, foot }: Poster, y: number): void {
  paper
    .moveTo(margin, y - 18)
    .lineTo(margin + inner, y - 18)
    .lineWidth(0.7)
    .strokeColor(color ?? line)
    .stroke()
  paper.image(code, margin + inner - codeSize, y, { width: codeSize, link })
  const width = inner - codeSize - 28
  if (contact) {
    paper.font('bold').fontSize(13).fillColor(ink).text(contact.name, margin, y, { width, lineBreak: false })
    paper.font('regular').fontSize(11)
    paper.text([contact.phone, contact.email].filter(Boolean).join('\n'), margin, y + 20, { width, lineGap: 3 })
  }
  if (foot) {
    paper.font('regular').fontSize(8).fillColor(soft)
    paper.text(foot, margin, a4.height - margin + 12, { width: inner, height: 22, ellipsis: true })
  }
  paper.font('regular')
  paper
    .fillColor(soft)
    .fontSize(9)
    .text(scan, margin, y + codeSize - 12, { width, lineBreak: false })
}
