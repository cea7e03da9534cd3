// Draws pages with absolute positions, such as flyers and cards: in points from the upper left corner of an A4 page.
// Content is tagged for screen readers in reading order; everything else is marked as decoration.

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

/** Draws one tagged part of a page. */
export interface Reading {
  paper: Paper
  /** Draws a heading or paragraph. */
  say: (tag: 'H1' | 'P', draw: () => void) => void
  /** Draws a picture with its alternative text. */
  picture: (alt: string, draw: () => void) => void
  /** Draws decoration that assistive technology skips. */
  decorate: (draw: () => void) => void
}

interface Part {
  language: Language
}

/** `draw` must add each page itself and call `begin` for each sheet or card, with its language. */
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

/** Print quality is sufficient from 2 cm on. */
export const qrCode = (address: string): Promise<Buffer> =>
  drawQrCode(address, { margin: 0, width: 600, errorCorrectionLevel: 'M' })
