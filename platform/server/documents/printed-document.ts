// A printable document: A4, tagged for screen readers, with headings, paragraphs, tables of two or more columns and
// page numbers. The Inter fonts are embedded, so that every name can be written.

import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '../../rules/project-type.ts'
import { bringLetters, rememberWords } from './letters.ts'
import { drawFigure, type PrintedFigure } from './printed-chart.ts'
import { drawFrontPage, drawTiles, type FrontPage, type Tile } from './printed-front.ts'
import { drawPhotos, type PrintedPhoto } from './printed-photos.ts'
import { drawStrokes, type PrintedStrokes } from './printed-strokes.ts'
import { drawPaymentPart, type PaymentPart } from './qr-bill-part.ts'
import { bottom, features, ink, margin, pageHeight, soft, width } from './printed-look.ts'
import { drawTable, type TableLook } from './printed-table.ts'
import { drawWatermark } from './printed-watermark.ts'

interface SigningParty {
  role: string
  names: readonly string[]
  /** One for each name, in white on its line: text for a program that looks for the place of the signature. */
  marks?: readonly string[]
}

export interface Sheet {
  title(text: string): void
  heading(text: string): void
  /** Heading within a section, kept together with the beginning of the table below. */
  subheading(text: string): void
  paragraph(text: string): void
  /** Small grey text, such as sources and legal notes. */
  note(text: string): void
  /**
   * Rows of equal length; the first column contains the row labels, and the first row is the header if `hasHeader` is
   * set.
   */
  table(rows: readonly (readonly string[])[], look?: TableLook): void
  /** A page of its own: the title, the facts of the document and a text. */
  frontPage(front: FrontPage): void
  /** A chart; its numbers follow as a table. */
  figure(figure: PrintedFigure): void
  /** Figures in large type, three in a row. */
  tiles(tiles: readonly Tile[]): void
  /** Adds a signature line for each name, with place and date. */
  signatures(parties: readonly SigningParty[], placeAndDate: string): void
  newPage(): void
  /** Starts a new page if what follows, of this height in points, does not fit on this one. */
  keepTogether(height: number): void
  /** A drawing of lines, such as a signature. */
  strokes(drawing: PrintedStrokes): void
  /** Two in a row. */
  photos(photos: readonly PrintedPhoto[]): void
}

/** Needs of the writer of a whole document; steps cannot ask for them. */
export interface WholeSheet extends Sheet {
  pageCount(): number
  /** At the foot of a page, which then has no page number. */
  paymentPart(part: PaymentPart): void
}

export interface Cover {
  title: string
  language: Language
  author: string
  /** Printed at the foot of each page, before the page number. */
  foot: string
  /** Printed above each page but the first. */
  head?: string
  /** Written across each page, for documents that must not be passed on. */
  watermark?: string
}

/** The cast: the types of the library know the subsets of PDF/A only. */
const accessible = { subset: 'PDF/UA' } as unknown as { subset: PDFKit.Mixins.PDFSubsets }

export function printDocument(cover: Cover, write: (sheet: WholeSheet) => void): Promise<Buffer> {
  const paper = new PdfDocument({
    ...accessible,
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: pageHeight - bottom },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: `${cover.language}-CH`,
    info: { Title: cover.title, Author: cover.author, Creator: 'Quartier' },
  })
  bringLetters(paper)
  rememberWords(paper)
  const written = buffer(paper)
  const root = paper.struct('Document')
  paper.addStructure(root)
  const withoutFoot = new Set<number>()
  write(sheetOn(paper, root, withoutFoot))
  root.end()
  number(paper, cover, withoutFoot)
  paper.end()
  return written
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

function sheetOn(paper: Paper, root: Structure, withoutFoot: Set<number>): WholeSheet {
  const words = (tag: string, text: string, style: () => Paper) =>
    root.add(paper.struct(tag, {}, () => void style().text(text, margin, undefined, { width, features })))
  /** Starts a new page if `height` does not fit on this one; returns true if it did. */
  const makeRoom = (height: number): boolean => {
    const isFull = paper.y + height > bottom
    if (isFull) paper.addPage()
    return isFull
  }
  return {
    title(text) {
      words('H1', text, () => paper.font('bold').fontSize(19).fillColor(ink))
      paper.moveDown(0.8)
    },
    heading(text) {
      makeRoom(60)
      paper.moveDown(0.6)
      words('H2', text, () => paper.font('bold').fontSize(11.5).fillColor(ink))
      paper.moveDown(0.35)
    },
    subheading(text) {
      makeRoom(70)
      paper.moveDown(0.3)
      words('H3', text, () => paper.font('bold').fontSize(9.5).fillColor(ink))
      paper.moveDown(0.2)
    },
    paragraph(text) {
      words('P', text, () => paper.font('regular').fontSize(10).lineGap(2.5).fillColor(ink))
      paper.moveDown(0.5)
    },
    note(text) {
      words('P', text, () => paper.font('regular').fontSize(8.5).lineGap(1.5).fillColor(soft))
      paper.moveDown(0.4)
    },
    table: (rows, look = {}) => drawTable(paper, root, { rows, look, makeRoom }),
    signatures(parties, placeAndDate) {
      for (const { role, names, marks } of parties) {
        makeRoom(30 + names.length * 60)
        paper.moveDown(0.8)
        words('H3', role, () => paper.font('bold').fontSize(10).fillColor(ink))
        for (const [index, name] of names.entries()) {
          const y = paper.y + 38
          if (marks?.[index]) signatureMark(paper, y, marks[index])
          root.add(paper.struct('P', {}, () => signatureLine(paper, y, { name, placeAndDate })))
          paper.y = y + 22
        }
      }
    },
    frontPage: (front) => drawFrontPage(paper, root, front),
    figure: (figure) => drawFigure(paper, root, { figure, makeRoom }),
    tiles: (tiles) => drawTiles(paper, root, { tiles, makeRoom }),
    newPage: () => void paper.addPage(),
    keepTogether: (height) => void makeRoom(height),
    strokes: (drawing) => drawStrokes(paper, root, { drawing, makeRoom }),
    photos: (photos) => drawPhotos(paper, root, { photos, makeRoom }),
    pageCount: () => paper.bufferedPageRange().count,
    paymentPart(part) {
      drawPaymentPart(paper, root, part)
      withoutFoot.add(paper.bufferedPageRange().count - 1)
    },
  }
}

function signatureLine(paper: Paper, y: number, { name, placeAndDate }: { name: string; placeAndDate: string }): void {
  const half = width / 2 - 12
  paper
    .moveTo(margin, y)
    .lineTo(margin + half, y)
    .moveTo(margin + half + 24, y)
    .lineTo(margin + width, y)
  paper.lineWidth(0.7).strokeColor(soft).stroke()
  paper
    .font('regular')
    .fontSize(8.5)
    .fillColor(soft)
    .text(placeAndDate, margin, y + 5, { width: half, features })
  paper.text(name, margin + half + 24, y + 5, { width: half, features })
}

function signatureMark(paper: Paper, y: number, mark: string): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper.font('regular').fontSize(8).fillColor('white')
  paper.text(mark, margin + width / 2 + 12, y - 14, { lineBreak: false, features })
  paper.endMarkedContent()
}

function number(paper: Paper, { foot, head, watermark }: Cover, withoutFoot: ReadonlySet<number>): void {
  const { start, count } = paper.bufferedPageRange()
  const y = pageHeight - 52
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page)
    // Text in the margins would otherwise start a new page.
    paper.page.margins.bottom = 0
    if (watermark) drawWatermark(paper, watermark)
    paper.font('regular').fontSize(8).fillColor(soft)
    if (head && page > start) {
      paper.markContent('Artifact', { type: 'Pagination', attached: ['Top'] })
      paper.text(head, margin, 36, { width, height: 10, lineBreak: false, ellipsis: true, features })
      paper.endMarkedContent()
    }
    if (withoutFoot.has(page)) continue
    paper.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    paper.text(foot, margin, y, { width: width - 60, lineBreak: false, ellipsis: true })
    paper.text(`${page + 1} / ${count}`, margin + width - 60, y, { width: 60, align: 'right', lineBreak: false })
    paper.endMarkedContent()
  }
}
