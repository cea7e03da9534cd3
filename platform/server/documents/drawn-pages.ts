// Pages that are drawn rather than written: flyers and cards. In points, from the upper left corner of an A4. What is drawn says
// what it is, so that screen readers read it in order; the rest is decoration.

import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { toBuffer as drawQrCode } from 'qrcode'
import type { Language } from '../../rules/project-type.ts'
import { bringLetters } from './letters.ts'

export type Paper = InstanceType<typeof PdfDocument>

export const a4 = { width: 595.28, height: 841.89 }
export const millimetres = (length: number): number => (length * 72) / 25.4

interface Cover {
  title: string
  language: Language
  author: string
}

/** Draws a part of the page that is read out. */
export interface Reading {
  paper: Paper
  /** Headings and paragraphs. */
  say: (tag: 'H1' | 'P', draw: () => void) => void
  /** A picture, and what it shows. */
  picture: (alt: string, draw: () => void) => void
  /** Draws decoration that assistive technology skips. */
  decorate: (draw: () => void) => void
}

interface Part {
  language: Language
}

/** `draw` begins each page by itself, and each sheet or card as a part of its own, in its language. */
export async function drawPages(
  cover: Cover,
  draw: (paper: Paper, begin: (part: Part) => Reading) => Promise<void>,
): Promise<Buffer> {
  const paper = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: `${cover.language}-CH`,
    info: { Title: cover.title, Author: cover.author, Creator: 'Quartier' },
  })
  bringLetters(paper)
  const drawn = buffer(paper)
  const root = paper.struct('Document')
  paper.addStructure(root)
  await draw(paper, ({ language }) => {
    const part = paper.struct('Sect', { lang: `${language}-CH` })
    root.add(part)
    return readingOf(paper, part)
  })
  root.end()
  paper.end()
  return drawn
}

const readingOf = (paper: Paper, part: ReturnType<Paper['struct']>): Reading => ({
  paper,
  say: (tag, draw) => void part.add(paper.struct(tag, {}, draw)),
  picture: (alt, draw) => void part.add(paper.struct('Figure', { alt }, draw)),
  decorate(draw) {
    paper.markContent('Artifact', { type: 'Layout' })
    draw()
    paper.endMarkedContent()
  },
})

/** Sharp enough to be read from 2 cm on. */
export const qrCode = (address: string): Promise<Buffer> =>
  drawQrCode(address, { margin: 0, width: 600, errorCorrectionLevel: 'M' })
