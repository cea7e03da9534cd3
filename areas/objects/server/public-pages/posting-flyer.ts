// The flyer: images, facts, price, contact, and the code. Wide margins suit every printer. A5 is the same sheet,
// scaled down.

import type { FlyerSettings } from '#areas/project-settings/rules/posting-settings.ts'
import { a4, type Paper, type Reading } from '#platform/server/documents/drawn-pages.ts'
import { inkOf } from '../../rules/floor-plan/print-ink.ts'
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

/** Points. The plan is beside the text; below `leastPlan` in height it would be illegible. */
const planWidth = 208
const leastPlan = 110

interface Sheet {
  pictures: readonly Framed[]
  plan: Buffer | null
  size: FlyerSettings['paper']
}

export function beginSheet(paper: Paper, size: FlyerSettings['paper']): void {
  paper.addPage({ size: 'A4', margin: 0 })
  if (size === 'a5') cutToHalf(paper)
}

/**
 * Keeps the A4 page size for layout, because text near the foot would otherwise start a new page; only the top left
 * part is visible.
 */
function cutToHalf(paper: Paper): void {
  paper.scale(Math.SQRT1_2)
  const seen = [0, a4.height * (1 - Math.SQRT1_2), a4.width * Math.SQRT1_2, a4.height]
  Object.assign(paper.page.dictionary.data, { MediaBox: seen })
}

export function drawFlyer(reading: Reading, poster: Poster, { pictures, plan }: Sheet): void {
  const { paper } = reading
  const accent = inkOf(poster.color) ?? ink
  const { color } = poster
  if (color) reading.decorate(() => paper.rect(0, 0, a4.width, 10).fill(color))
  drawHead(reading, poster)
  for (const { picture, x, y, width, height } of pictures) {
    reading.picture(poster.title, () => paper.image(picture, x, y, { width, height }))
  }
  const foot = a4.height - margin - codeSize
  let y = pictures.length > 0 ? top + tall + 26 : top + 20
  y = words(reading, poster.title, y, { tag: 'H1', font: 'bold', size: 24, color: ink, most: 62 })
  const isBeside = plan !== null && foot - 30 - y >= leastPlan
  if (isBeside) drawPlan(reading, { plan, words: poster.planWords, y: y + 8, height: foot - 30 - y - 8 })
  const width = isBeside ? inner - planWidth - 20 : inner
  y = words(reading, poster.address, y + 4, { font: 'regular', size: 12, color: soft, most: 36, width })
  // Lines break between facts, never within a fact.
  const facts = poster.facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('   ·   ')
  y = words(reading, facts, y + 14, { font: 'bold', size: 12.5, color: ink, most: 54, width })
  y = words(reading, poster.price, y + 12, { font: 'bold', size: 28, color: accent, most: 36, width })
  y = words(reading, poster.priceNote, y, { font: 'regular', size: 10, color: soft, most: 30, width })
  y = words(reading, poster.text, y + 12, { font: 'regular', size: 10.5, color: ink, most: foot - y - 66, width })
  const features = poster.features.join('  ·  ')
  words(reading, features, y + 8, { font: 'regular', size: 10, color: soft, most: foot - y - 34, width })
  drawFoot(reading, poster, foot)
}

interface Planned {
  plan: Buffer
  words: string
  y: number
  height: number
}

const drawPlan = ({ paper, picture }: Reading, { plan, words: alt, y, height }: Planned): void =>
  picture(alt, () =>
    paper.image(plan, margin + inner - planWidth, y, { fit: [planWidth, height], align: 'right', valign: 'center' }),
  )

const logoBox = { width: 150, height: 30 }

/** The project name is printed only without a logo, which already contains it. */
function drawHead({ paper, say, picture }: Reading, { logo, project }: Poster): void {
  if (logo) {
    picture(project, () => paper.image(logo, margin, 28, { fit: [logoBox.width, logoBox.height], valign: 'center' }))
    return
  }
  say('P', () =>
    paper.font('bold').fontSize(11).fillColor(soft).text(project, margin, 44, { width: inner, lineBreak: false }),
  )
}

interface Look {
  tag?: 'H1' | 'P'
  font: 'regular' | 'bold'
  size: number
  color: string
  /** Maximum height in points; longer text ends with an ellipsis. */
  most: number
  width?: number
}

/** Returns the y position of the next line. */
function words({ paper, say }: Reading, text: string, y: number, look: Look): number {
  const { tag = 'P', font, size, color, most, width = inner } = look
  if (text === '' || most < size * 1.2) return y
  paper.font(font).fontSize(size)
  const height = Math.min(most, paper.heightOfString(text, { width, lineGap: 2 }))
  say(tag, () =>
    paper.fillColor(color).text(text, margin, y, { width, height: height + 1, lineGap: 2, ellipsis: true }),
  )
  return y + height
}

function drawFoot({ paper, say, picture, decorate }: Reading, poster: Poster, y: number): void {
  const { contact, code, scan, color, foot } = poster
  const codeAt = margin + inner - codeSize
  decorate(() =>
    paper
      .moveTo(margin, y - 18)
      .lineTo(margin + inner, y - 18)
      .lineWidth(0.7)
      .strokeColor(color ?? line)
      .stroke(),
  )
  const width = inner - codeSize - 28
  if (contact) {
    say('P', () => {
      paper.font('bold').fontSize(13).fillColor(ink).text(contact.name, margin, y, { width, lineBreak: false })
      paper.font('regular').fontSize(11)
      paper.text([contact.phone, contact.email].filter(Boolean).join('\n'), margin, y + 20, { width, lineGap: 3 })
    })
  }
  if (code) {
    picture(code.link, () => paper.image(code.picture, codeAt, y, { width: codeSize, link: code.link }))
    say('P', () =>
      paper
        .font('regular')
        .fillColor(soft)
        .fontSize(9)
        .text(scan, margin, y + codeSize - 12, { width, lineBreak: false }),
    )
  } else {
    // The print shows which part is missing, and the reason.
    decorate(() => paper.rect(codeAt, y, codeSize, codeSize).dash(3, { space: 3 }).strokeColor(soft).stroke().undash())
    const inside = { width: codeSize - 16, height: codeSize - 16, align: 'center' as const, ellipsis: true }
    say('P', () =>
      paper
        .font('regular')
        .fillColor(soft)
        .fontSize(8.5)
        .text(scan, codeAt + 8, y + 22, inside),
    )
  }
  if (foot) {
    say('P', () => {
      paper.font('regular').fontSize(8).fillColor(soft)
      paper.text(foot, margin, a4.height - margin + 12, { width: inner, height: 22, ellipsis: true })
    })
  }
}
