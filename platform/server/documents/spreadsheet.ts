// Streams an xlsx file: rows are written and compressed as they arrive, so the file may have any size. Libraries that
// build the whole sheet first were rejected: docs/decisions, the table engine.

import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cellStyle, cellXml, columnLetters, escaped, textXml, type SheetValue } from './sheet-cell.ts'
import { contentTypes, relations, sheetPath, styles, workbook, workbookRelations } from './workbook-parts.ts'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Maximum number of rows in a sheet, without its header. */
export const mostSheetRows = 1_048_575

export interface WrittenSheet {
  name: string
  header: readonly { title: string; width: number }[]
  /** Rows in batches; each batch is converted to text at once. */
  rows: AsyncIterable<readonly SheetValue[][]>
}

export const spreadsheet = (sheet: WrittenSheet): Readable => spreadsheetOf([sheet])

/** A workbook with a tab per sheet, in order. Names must differ in their first 31 characters. */
export function spreadsheetOf(sheets: readonly WrittenSheet[]): Readable {
  const zip = new ZipFile()
  const contents = sheets.map((sheet) => Readable.from(sheetXml(sheet), { objectMode: false }))
  const options = { mtime: new Date() }
  for (const [path, text] of partsOf(sheets)) zip.addBuffer(Buffer.from(text), path, options)
  contents.forEach((rows, index) => zip.addReadStream(rows, `xl/${sheetPath(index)}`, options))
  zip.end()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  for (const rows of contents) rows.on('error', (error) => output.destroy(error))
  // When the reader stops, reading of rows ends too, and with it their transaction.
  output.on('close', () => contents.forEach((rows) => rows.destroy()))
  return output
}

const partsOf = (sheets: readonly WrittenSheet[]): [string, string][] => [
  ['[Content_Types].xml', contentTypes(sheets.length)],
  ['_rels/.rels', relations],
  ['xl/workbook.xml', workbook(sheets.map(({ name }) => escaped(sheetName(name))))],
  ['xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)],
  ['xl/styles.xml', styles],
]

/** Excel rejects some characters in sheet names, and names of more than 31 characters. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

async function* sheetXml({ header, rows }: WrittenSheet): AsyncGenerator<string> {
  const letters = header.map((_, index) => columnLetters(index))
  const widths = header.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = header.map(({ title }, at) => textXml(`${letters[at]}1`, title, cellStyle.header))
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`
  let last = 1
  for await (const portion of rows) {
    let text = ''
    for (const row of portion) {
      last += 1
      text += `<row r="${last}">`
      row.forEach((value, at) => (text += cellXml(`${letters[at]}${last}`, value)))
      text += '</row>'
    }
    yield text
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${last}"/></worksheet>`
}
