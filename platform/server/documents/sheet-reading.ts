// Reading what people bring along: workbooks of Excel, and tables of text with whatever separator and encoding they were saved.

import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'

/** Days are at midnight UTC. */
export type ReadCell = string | number | boolean | Date | null

export interface ReadSheet {
  name: string
  rows: ReadCell[][]
}

const zipBeginning = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** Of a workbook that is unpacked; 20,000 rows of 100 columns take 60 MB. */
const mostUnpacked = 250_000_000

/** Null for what is neither. */
export async function readSheets(content: Buffer): Promise<ReadSheet[] | null> {
  if (!content.subarray(0, 4).equals(zipBeginning)) return readText(content)
  if (unpackedSize(content) > mostUnpacked) return null
  try {
    const sheets = await readWorkbook(content)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }))
  } catch {
    return null
  }
}

const cellOf = (value: unknown): ReadCell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : null

/** As the directory at the end of a zip says, entry by entry. */
function unpackedSize(zip: Buffer): number {
  let total = 0
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && at + 28 <= zip.length;) {
    total += zip.readUInt32LE(at + 24)
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  }
  return total
}

const separators = [';', ',', '\t', '|']

function readText(content: Buffer): ReadSheet[] | null {
  const text = decoded(content)
  if (text === null || text.trim() === '') return null
  // Excel writes the separator into a first line of its own when it is told to.
  const [, said, rest] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const body = rest ?? text
  try {
    const rows = parse(body, {
      delimiter: said ?? separatorOf(body),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      skip_records_with_empty_values: false,
    })
    return [{ name: '', rows: rows.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell))) }]
  } catch {
    return null
  }
}

/** UTF-8 or UTF-16 as its beginning says; without a mark UTF-8 if it is that, else as Windows writes in the west. */
function decoded(content: Buffer): string | null {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** The one that cuts most of the first lines into the same number of cells, and into most cells. */
function separatorOf(text: string): string {
  const beginning = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .slice(0, 30)
    .filter((line) => line.trim() !== '')
  const scores = separators.map((separator) => {
    const widths = beginning.map((line) => line.replaceAll(/"[^"]*"/g, '').split(separator).length)
    const usual = Math.max(...widths)
    return { separator, score: usual > 1 ? widths.filter((width) => width === usual).length * usual : 0 }
  })
  return scores.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ';'
}
