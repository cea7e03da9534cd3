// Draws a table of a printed document: tagged rows and cells, columns of given widths, the header repeated on each page.

import type PdfDocument from 'pdfkit'
import { features, ink, line, margin, soft, width } from './printed-look.ts'

export interface TableLook {
  hasHeader?: boolean
  /** Fraction of the table width for each column. */
  widths?: readonly number[]
  /** Indexes of right-aligned columns. */
  numbers?: readonly number[]
  /** Smaller type and narrower rows, for tables of many columns. */
  isDense?: boolean
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

interface Drawing {
  rows: readonly (readonly string[])[]
  look: TableLook
  /** Starts a new page if this height does not fit; returns true if it did. */
  makeRoom: (height: number) => boolean
}

interface Row {
  cells: readonly string[]
  isHead: boolean
}

/** Space between the text of a column and the next column. */
const gap = 10

export function drawTable(paper: Paper, root: Structure, { rows, look, makeRoom }: Drawing): void {
  const columns = rows[0]?.length ?? 0
  const shares =
    look.widths ??
    Array.from({ length: columns }, (_, index) => (columns === 2 ? ([0.42, 0.58][index] ?? 0) : 1 / columns))
  const pad = look.isDense ? 2.5 : 4
  const table = paper.struct('Table')
  root.add(table)

  const setFont = ({ isHead }: Row, place: number) =>
    paper.font(isHead || (place === 0 && columns > 2) ? 'bold' : 'regular').fontSize(look.isDense ? 8.5 : 9.5)
  const roomOf = (at: number) => width * (shares[at] ?? 0) - gap
  const measured = new Map<string, number>()
  /** Laying out text is most of the work of a long table, and its words repeat. */
  const lengthOf = (row: Row, at: number): number => {
    const text = row.cells[at] ?? ''
    const isBold = row.isHead || at === 0
    const key = `${isBold} ${text}`
    const known = measured.get(key)
    if (known !== undefined) return known
    const length = setFont(row, at).widthOfString(text, { features })
    measured.set(key, length)
    return length
  }
  /** Text in one line needs no search for the places where it breaks. */
  const isOneLine = (row: Row, at: number): boolean => !row.cells[at]?.includes('\n') && lengthOf(row, at) <= roomOf(at)
  const heightOf = (row: Row): number =>
    Math.max(
      ...row.cells.map((text, at) =>
        isOneLine(row, at)
          ? setFont(row, at).currentLineHeight(true)
          : setFont(row, at).heightOfString(text || ' ', { width: roomOf(at), features }),
      ),
    )
  const writeCell = (row: Row, at: number, { x, y }: { x: number; y: number }) => {
    const text = row.cells[at] ?? ''
    const isRight = look.numbers?.includes(at) === true
    setFont(row, at).fillColor(at === 0 && columns === 2 ? soft : ink)
    if (!isOneLine(row, at)) {
      paper.text(text, x, y, { width: roomOf(at), align: isRight ? 'right' : 'left', features })
    } else if (text !== '') {
      setFont(row, at)
      paper.text(text, isRight ? x + roomOf(at) - lengthOf(row, at) : x, y, { lineBreak: false, features })
    }
  }
  /** Calls `write` with the position of each cell, then draws the line below the row. */
  const drawRow = (row: Row, height: number, write: (at: number, place: { x: number; y: number }) => void) => {
    const y = paper.y + pad
    let x = margin
    for (const at of row.cells.keys()) {
      write(at, { x, y })
      x += width * (shares[at] ?? 0)
    }
    paper.y = y + height + pad
  }
  const underline = () => {
    paper
      .moveTo(margin, paper.y)
      .lineTo(margin + width, paper.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke()
  }
  /** The header was read at the beginning of the table: on later pages it is decoration. */
  const repeatHead = (row: Row) => {
    paper.markContent('Artifact', { type: 'Pagination' })
    drawRow(row, heightOf(row), (at, place) => writeCell(row, at, place))
    underline()
    paper.endMarkedContent()
  }

  const head = look.hasHeader === true && rows[0] ? { cells: rows[0], isHead: true } : null
  rows.forEach((cells, index) => {
    const row = index === 0 && head ? head : { cells, isHead: false }
    const height = heightOf(row)
    // A header is not left alone at the bottom of a page.
    const needed = row.isHead ? 2 * (height + 2 * pad) : height + 2 * pad
    if (makeRoom(needed + 2) && head && !row.isHead) repeatHead(head)
    const tableRow = paper.struct('TR')
    table.add(tableRow)
    drawRow(row, height, (at, place) => {
      const scope = row.isHead ? 'Column' : 'Row'
      const isHeading = row.isHead || at === 0
      tableRow.add(paper.struct(isHeading ? 'TH' : 'TD', isHeading ? { scope } : {}, () => writeCell(row, at, place)))
    })
    tableRow.end()
    paper.markContent('Artifact', { type: 'Layout' })
    underline()
    paper.endMarkedContent()
  })
  table.end()
  paper.x = margin
  paper.moveDown(0.6)
}
