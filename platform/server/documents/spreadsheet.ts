// Streams an xlsx file: rows are written and compressed as they arrive, so the file may have any size. Libraries that
// build the whole sheet first were rejected: docs/decisions, the table engine.

import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cellStyle, cellXml, columnLetters, escaped, textXml, type SheetValue } from './sheet-cell.ts'
import { contentTypes, relations, styles, workbook, workbookRelations } from './workbook-parts.ts'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Maximum number of rows in a sheet, without its header. */
export const mostSheetRows = 1_048_575

interface Sheet {
  name: string
  header: readonly { title: string; width: number }[]
  /** Rows in batches; each batch is converted to text at once. */
  rows: AsyncIterable<readonly SheetValue[][]>
}

export function spreadsheet(sheet: Sheet): Readable {
  const zip = new ZipFile()
  const rows = Readable.from(sheetXml(sheet), { objectMode: false })
  const options = { mtime: new Date() }
  for (const [path, text] of partsOf(sheet.name)) zip.addBuffer(Buffer.from(text), path, options)
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', options)
  zip.end()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  rows.on('error', (error) => output.destroy(error))
  // When the reader stops, reading of rows ends too, and with it their transaction.
  output.on('close', () => rows.destroy())
  return output
}

const partsOf = (name: string): [string, string][] => [
  ['[Content_Types].xml', contentTypes],
  ['_rels/.rels', relations],
  ['xl/workbook.xml', workbook(escaped(sheetName(name)))],
  ['xl/_rels/workbook.xml.rels', workbookRelations],
  ['xl/styles.xml', styles],
]

/** Excel rejects some characters in sheet names, and names of more than 31 characters. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

async function* sheetXml({ header, rows }: Sheet): AsyncGenerator<string> {
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
