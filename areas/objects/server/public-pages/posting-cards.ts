// Business cards of objects, ten per page with cut marks: 85 × 55 mm, the standard size.

import { a4, millimetres, type Paper, type Reading } from '#platform/server/documents/drawn-pages.ts'
import { inkOf } from '../../rules/floor-plan/print-ink.ts'
import type { Poster } from './poster.ts'

const card = { width: millimetres(85), height: millimetres(55) }
const columns = 2
const rows = 5
const perPage = columns * rows
const left = (a4.width - columns * card.width) / 2
const top = (a4.height - rows * card.height) / 2
const pad = millimetres(6)
const codeSize = millimetres(21)
const ink = '#1f2429'
const soft = '#5c6469'

export function drawCards(paper: Paper, posters: readonly Poster[], begin: () => Reading): void {
  const [only] = posters
  const cards = only && posters.length === 1 ? Array.from({ length: perPage }, () => only) : posters
  cards.forEach((poster, index) => {
    if (index % perPage === 0) beginPage(paper)
    const reading = begin()
    if (index % perPage === 0) reading.decorate(() => drawMarks(paper))
    const at = index % perPage
    drawCard(reading, poster, left + (at % columns) * card.width, top + Math.floor(at / columns) * card.height)
  })
}

function beginPage(paper: Paper): void {
  paper.addPage({ size: 'A4', margin: 0 })
}

/** Draws the marks outside the cards, so that no part of them remains on a card. */
function drawMarks(paper: Paper): void {
  paper.lineWidth(0.4).strokeColor(soft)
  for (let column = 0; column <= columns; column++) {
    const x = left + column * card.width
    paper.moveTo(x, top - 14).lineTo(x, top - 4)
    paper.moveTo(x, a4.height - top + 4).lineTo(x, a4.height - top + 14)
  }
  for (let row = 0; row <= rows; row++) {
    const y = top + row * card.height
    paper.moveTo(left - 14, y).lineTo(left - 4, y)
    paper.moveTo(a4.width - left + 4, y).lineTo(a4.width - left + 14, y)
  }
  paper.stroke()
}

function drawCard({ paper, say, picture, decorate }: Reading, poster: Poster, x: number, y: number): void {
  const width = card.width - 2 * pad - codeSize - 8
  const { color, logo, code } = poster
  const one = (text: string, at: number, look: { font: 'regular' | 'bold'; size: number; color: string }) => {
    if (text === '') return
    say('P', () =>
      paper
        .font(look.font)
        .fontSize(look.size)
        .fillColor(look.color)
        .text(text, x + pad, y + at, { width, height: look.size * 1.3, ellipsis: true }),
    )
  }
  if (color) decorate(() => paper.rect(x, y, millimetres(2), card.height).fill(color))
  if (logo) picture(poster.project, () => paper.image(logo, x + pad, y + pad - 2, { fit: [90, 12], valign: 'center' }))
  else one(poster.project, pad, { font: 'bold', size: 7, color: soft })
  say('H1', () => {
    paper.font('bold').fontSize(10).fillColor(ink)
    paper.text(poster.title, x + pad, y + pad + 14, { width, height: 26, ellipsis: true })
  })
  one(poster.facts.slice(0, 3).join(' · '), pad + 42, { font: 'regular', size: 7.5, color: ink })
  say('P', () => {
    paper.font('regular').fontSize(7.5).fillColor(soft)
    paper.text(poster.address.replace(', ', '\n'), x + pad, y + pad + 54, { width, height: 22, ellipsis: true })
  })
  one(poster.price, pad + 78, { font: 'bold', size: 11, color: inkOf(color) ?? ink })
  const codeAt = x + card.width - pad - codeSize
  if (code) picture(code.link, () => paper.image(code.picture, codeAt, y + pad, { width: codeSize }))
  else {
    const inside = { width: codeSize, height: codeSize, align: 'center' as const, ellipsis: true }
    say('P', () =>
      paper
        .font('regular')
        .fontSize(6.5)
        .fillColor(soft)
        .text(poster.scan, codeAt, y + pad + 8, inside),
    )
  }
  const { name = '', phone = '', email = '' } = poster.contact ?? {}
  const lines = [[name, phone].filter(Boolean).join(' · '), email, poster.foot].filter(Boolean)
  const height = 9 * lines.length
  if (lines.length === 0) return
  say('P', () => {
    paper.font('regular').fontSize(6.5).fillColor(soft)
    lines.forEach((said, index) =>
      paper.text(said, x + pad, y + card.height - pad + 3 - height + 9 * index, {
        width: card.width - 2 * pad,
        height: 8,
        ellipsis: true,
      }),
    )
  })
}
