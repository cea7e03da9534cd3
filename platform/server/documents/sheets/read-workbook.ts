// Parses Excel workbooks, including those of other programs without cell references. Runs in a worker thread.

import { buffer } from 'node:stream/consumers'
import { readXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx'
import { ZipFile } from 'yazl'
import { mostUnpacked, type ReadCell, type ReadSheet, type SheetProblem } from './read-cell.ts'
import { unpackXml } from '../unpack-zip.ts'

export async function readWorkbook(content: Buffer, mostRows: number): Promise<ReadSheet[] | SheetProblem> {
  const unpacked = unpackXml(content, mostUnpacked)
  if ('problem' in unpacked) return unpacked
  try {
    // Number formats are needed to recognise numbers with leading zeros.
    const { sheets } = await readXlsx(await packedAnew(unpacked.parts), { readStyles: true })
    const read = sheets.map(readSheet)
    const visible = read.filter(({ isHidden }) => !isHidden)
    if (visible.some(({ rows }) => rows > mostRows)) return { problem: 'too-long' }
    return read.filter(({ rows }) => rows <= mostRows)
  } catch {
    return { problem: 'not-readable' }
  }
}

/** The library gets an uncompressed zip with only the parts whose size was checked. */
async function packedAnew(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of parts) zip.addBuffer(content, name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

function readSheet({ name, rows, cells, rowDefs, hidden, veryHidden }: Sheet): ReadSheet {
  const read = rows.map((row, y) => row.map((value, x) => cellOf(value, cells?.get(`${y},${x}`))))
  while (read.at(-1)?.every((cell) => cell === null || cell === '')) read.pop()
  const hiddenRows = [...(rowDefs ?? [])].flatMap(([place, row]) => (row.hidden && place < read.length ? [place] : []))
  return { name, cells: read, rows: read.length, isHidden: hidden === true || veryHidden === true, hiddenRows }
}

const errorText = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/

function cellOf(value: CellValue, cell: Cell | undefined): ReadCell {
  if (cell?.type === 'error') return { error: String(value) }
  if (cell?.formula !== undefined) {
    if (value === null) return { error: `=${cell.formula}` }
    if (typeof value === 'string' && errorText.test(value)) return { error: value }
  }
  const zeros = cell?.style?.numFmt
  // With the format 00000, 123 is displayed as 00123, and that text is meant: a postcode or the number of a flat.
  if (typeof value === 'number' && zeros !== undefined && /^0{2,}$/.test(zeros) && Number.isInteger(value)) {
    return String(value).padStart(zeros.length, '0')
  }
  return value
}
