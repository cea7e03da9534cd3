// Pages that are drawn rather than written: flyers and cards. In points, from the upper left corner of an A4.

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

/** `draw` begins each page by itself. */
export async function drawPages(cover: Cover, draw: (paper: Paper) => Promise<void>): Promise<Buffer> {
  const paper = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: `${cover.language}-CH`,
    info: { Title: cover.title, Author: cover.author, Creator: 'Quartier' },
  })
  bringLetters(paper)
  const drawn = buffer(paper)
  await draw(paper)
  paper.end()
  return drawn
}

/** Sharp enough to be read from 2 cm on. */
export const qrCode = (address: string): Promise<Buffer> =>
  drawQrCode(address, { margin: 0, width: 600, errorCorrectionLevel: 'M' })
