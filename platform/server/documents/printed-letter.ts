// Draws a letter for an envelope with its window at the right (SN 010130): sender, address, place and date, subject,
// and the text of the mail. The output is deterministic: the same letter always gives the same bytes.

import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '../../rules/project-type.ts'
import { a4, millimetres, type Paper } from './drawn-pages.ts'
import { blocksOf } from './letter-blocks.ts'
import { bringLetters, plainLetters as features } from './letters.ts'
import { codeWorthy, writeBlocks } from './written-blocks.ts'

export interface PrintedLetter {
  language: Language
  subject: string
  /** The body of the mail. */
  html: string
  sender: { name: string; lines: readonly string[]; logo: Buffer | null; place: string }
  /** Lines of the address. */
  address: readonly string[]
  writtenAt: Date
  /** Names of the enclosures. */
  enclosures: readonly string[]
  /** PNGs used in the text, by URL. */
  pictures: ReadonlyMap<string, Buffer>
  words: { enclosures: string; scan: string; page: (page: number, of: number) => string }
}

const left = millimetres(25)
const right = a4.width - millimetres(20)
const width = right - left
/** Left edge of an address window on the right side of the envelope. */
const windowLeft = millimetres(118)
const windowWidth = millimetres(80)
const margins = { top: millimetres(25), left, right: a4.width - right, bottom: millimetres(25) }
const ink = '#1f2429'
const soft = '#5c6469'

export async function printLetter(letter: PrintedLetter): Promise<{ pdf: Buffer; pages: number }> {
  const paper = new PdfDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: `${letter.language}-CH`,
    info: {
      Title: letter.subject,
      Author: letter.sender.name,
      Creator: 'Quartier',
      // The time of writing, not of drawing: a letter drawn again has not changed.
      CreationDate: letter.writtenAt,
    },
  })
  bringLetters(paper)
  const drawn = buffer(paper)
  const root = paper.struct('Document')
  paper.addStructure(root)
  const say = (tag: string, draw: () => void) => void root.add(paper.struct(tag, {}, draw))
  drawSender(paper, letter, say)
  drawAddress(paper, letter, say)
  // Composes each letter and its combining mark into one character: the PDF layout does not position combining marks.
  const blocks = blocksOf(letter.html.normalize('NFC'))
  say('H1', () => {
    paper.font('bold').fontSize(11.5).fillColor(ink).text(letter.subject, left, millimetres(106), { features, width })
  })
  paper.y += millimetres(5)
  writeBlocks({ paper, root, left, width, letter }, { blocks, codes: codeWorthy(blocks) })
  drawEnclosures(paper, letter, say)
  root.end()
  const pages = numberPages(paper, letter)
  paper.end()
  return { pdf: await drawn, pages }
}

type Say = (tag: string, draw: () => void) => void

function drawSender(paper: Paper, { sender }: PrintedLetter, say: Say): void {
  const top = millimetres(15)
  let y = top
  if (sender.logo) {
    const { logo } = sender
    say('Figure', () => void paper.image(logo, left, top, { fit: [millimetres(60), millimetres(15)] }))
    y += millimetres(18)
  } else {
    say(
      'P',
      () =>
        void paper
          .font('bold')
          .fontSize(12)
          .fillColor(ink)
          .text(sender.name, left, top, { features, width: millimetres(85) }),
    )
    y = paper.y + 2
  }
  const lines = sender.logo ? [sender.name, ...sender.lines] : sender.lines
  if (lines.length === 0) return
  say('P', () => {
    paper
      .font('regular')
      .fontSize(8.5)
      .fillColor(soft)
      .text(lines.join('\n'), left, y, { features, width: millimetres(85), lineGap: 1.5 })
  })
}

function drawAddress(paper: Paper, { sender, address, writtenAt, language }: PrintedLetter, say: Say): void {
  const back = [sender.name, ...sender.lines.slice(0, 2)].join(', ')
  paper.font('regular').fontSize(7).fillColor(soft)
  paper.markContent('Artifact', { type: 'Layout' })
  paper.text(back, windowLeft, millimetres(47), {
    features,
    width: windowWidth,
    height: 9,
    ellipsis: true,
    lineBreak: false,
  })
  paper
    .moveTo(windowLeft, millimetres(50.5))
    .lineTo(windowLeft + windowWidth, millimetres(50.5))
    .lineWidth(0.4)
    .strokeColor('#9aa1a5')
    .stroke()
  // Fold mark for an envelope of half the page size.
  paper
    .moveTo(millimetres(5), a4.height / 2)
    .lineTo(millimetres(9), a4.height / 2)
    .stroke()
  paper.endMarkedContent()
  say('P', () => {
    paper.font('regular').fontSize(10.5).fillColor(ink)
    paper.text(address.join('\n'), windowLeft, millimetres(54), { features, width: windowWidth, lineGap: 2 })
  })
  say('P', () => {
    const day = new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'Europe/Zurich' }).format(
      writtenAt,
    )
    const words = [sender.place, language === 'fr' && sender.place ? `le ${day}` : day].filter(Boolean).join(', ')
    paper
      .font('regular')
      .fontSize(10.5)
      .fillColor(ink)
      .text(words, windowLeft, millimetres(92), { features, width: windowWidth })
  })
}

function drawEnclosures(paper: Paper, { enclosures, words }: PrintedLetter, say: Say): void {
  if (enclosures.length === 0) return
  const height = 16 + enclosures.length * 13
  if (paper.y + height > a4.height - margins.bottom) paper.addPage()
  paper.y += 10
  say('P', () => {
    paper.font('bold').fontSize(9.5).fillColor(ink).text(words.enclosures, left, paper.y, { features, width })
    paper.font('regular').text(enclosures.join('\n'), left, paper.y, { features, width, lineGap: 1.5 })
  })
}

/** A letter of one page has no page number. */
function numberPages(paper: Paper, { words }: PrintedLetter): number {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; count > 1 && page < start + count; page++) {
    paper.switchToPage(page)
    // Text below the bottom margin would otherwise start a new page.
    paper.page.margins.bottom = 0
    paper.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    paper.font('regular').fontSize(8).fillColor(soft)
    paper.text(words.page(page - start + 1, count), left, a4.height - millimetres(15), {
      features,
      width,
      align: 'right',
      lineBreak: false,
    })
    paper.endMarkedContent()
  }
  return count
}
