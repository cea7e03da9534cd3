// A printable document: A4, tagged for screen readers, with headings, paragraphs, tables of two or more columns and
// page numbers. The Inter fonts are embedded, so that every name can be written.

import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '../../rules/project-type.ts'
import { bringLetters } from './letters.ts'

export interface Sheet {
  title(text: string): void
  heading(text: string): void
  paragraph(text: string): void
  /** Small grey text, such as sources and legal notes. */
  note(text: string): void
  /**
   * Rows of equal length; the first column contains the row labels, and the first row is the header if `hasHeader` is
   * set.
   */
  table(rows: readonly (readonly string[])[], look?: TableLook): void
  /** Adds a signature line for each name, with place and date. */
  signatures(parties: readonly { role: string; names: readonly string[] }[], placeAndDate: string): void
  newPage(): void
}

interface TableLook {
  hasHeader?: boolean
  /** Fraction of the table width for each column. */
  widths?: readonly number[]
  /** Indexes of right-aligned columns. */
  numbers?: readonly number[]
}

export interface Cover {
  title: string
  language: Language
  author: string
  /** Printed at the foot of each page, before the page number. */
  foot: string
}

const margin = 64
const width = 595.28 - 2 * margin
const bottom = 841.89 - 84
/** Tabular figures: dates and amounts align in columns. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']
const ink = '#1f2429'
const soft = '#5c6469'
const line = '#d5d9db'

export function printDocument(cover: Cover, write: (sheet: Sheet) => void): Promise<Buffer> {
  const paper = new PdfDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 84 },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: `${cover.language}-CH`,
    info: { Title: cover.title, Author: cover.author, Creator: 'Quartier' },
  })
  bringLetters(paper)
  const written = buffer(paper)
  const root = paper.struct('Document')
  paper.addStructure(root)
  write(sheetOn(paper, root))
  root.end()
  number(paper, cover.foot)
  paper.end()
  return written
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

function sheetOn(paper: Paper, root: Structure): Sheet {
  const words = (tag: string, text: string, style: () => Paper) =>
    root.add(paper.struct(tag, {}, () => void style().text(text, margin, undefined, { width, features })))
  /** Starts a new page if `height` does not fit on this one. */
  const makeRoom = (height: number) => {
    if (paper.y + height > bottom) paper.addPage()
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
      for (const { role, names } of parties) {
        makeRoom(60 + names.length * 62)
        paper.moveDown(0.8)
        words('H3', role, () => paper.font('bold').fontSize(10).fillColor(ink))
        for (const name of names) {
          const y = paper.y + 38
          root.add(paper.struct('P', {}, () => signatureLine(paper, y, { name, placeAndDate })))
          paper.y = y + 22
        }
      }
    },
    newPage: () => void paper.addPage(),
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

interface Drawing {
  rows: readonly (readonly string[])[]
  look: TableLook
  makeRoom: (height: number) => void
}

function drawTable(paper: Paper, root: Structure, { rows, look, makeRoom }: Drawing): void {
  const columns = rows[0]?.length ?? 0
  const shares =
    look.widths ??
    Array.from({ length: columns }, (_, index) => (columns === 2 ? ([0.42, 0.58][index] ?? 0) : 1 / columns))
  const table = paper.struct('Table')
  root.add(table)
  rows.forEach((cells, row) => {
    const isHead = look.hasHeader === true && row === 0
    const font = (place: number) =>
      paper.font(isHead || (place === 0 && columns > 2) ? 'bold' : 'regular').fontSize(9.5)
    const widthOf = (place: number) => width * (shares[place] ?? 0) - 10
    const height = Math.max(
      ...cells.map((text, index) => font(index).heightOfString(text || ' ', { width: widthOf(index), features })),
    )
    makeRoom(height + 10)
    const y = paper.y + 4
    const tableRow = paper.struct('TR')
    table.add(tableRow)
    let x = margin
    cells.forEach((text, index) => {
      const at = x
      tableRow.add(
        paper.struct(isHead || index === 0 ? 'TH' : 'TD', {}, () => {
          font(index)
            .fillColor(index === 0 && columns === 2 ? soft : ink)
            .text(text, at, y, {
              width: widthOf(index),
              align: look.numbers?.includes(index) ? 'right' : 'left',
              features,
            })
        }),
      )
      x += width * (shares[index] ?? 0)
    })
    tableRow.end()
    paper.y = y + height + 4
    paper.markContent('Artifact', { type: 'Layout' })
    paper
      .moveTo(margin, paper.y)
      .lineTo(margin + width, paper.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke()
    paper.endMarkedContent()
  })
  table.end()
  paper.x = margin
  paper.moveDown(0.6)
}

function number(paper: Paper, foot: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page)
    // Text below the bottom margin would otherwise start a new page.
    paper.page.margins.bottom = 0
    paper.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    paper.font('regular').fontSize(8).fillColor(soft)
    paper.text(foot, margin, 841.89 - 52, { width: width - 60, lineBreak: false, ellipsis: true })
    paper.text(`${page + 1} / ${count}`, margin + width - 60, 841.89 - 52, {
      width: 60,
      align: 'right',
      lineBreak: false,
    })
    paper.endMarkedContent()
  }
}
