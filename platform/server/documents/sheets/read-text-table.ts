// Parses delimited text tables with any separator and encoding. Runs in a worker thread.

import { CsvError, parse } from 'csv-parse/sync'
import type { ReadSheet, SheetProblem } from './read-cell.ts'

/** Maximum length of a cell in Excel. A longer cell means that a quotation mark has swallowed rows. */
const longestCell = 32_767
const separators = [';', ',', '\t', '|']

export function readTextTable(content: Buffer, mostRows: number): ReadSheet[] | SheetProblem {
  const text = decoded(content)
  if (text === null || text.trim() === '') return { problem: 'not-readable' }
  // Excel can write the separator into a first line of its own.
  const [, said, rest] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const read = rowsOf(rest ?? text, { separator: said, mostRows, firstLine: said === undefined ? 1 : 2 })
  if ('problem' in read) return read
  if (read.length > mostRows) return { problem: 'too-long' }
  const cells = read.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell)))
  return [{ name: '', cells, rows: cells.length, isHidden: false, hiddenRows: [] }]
}

interface Reading {
  separator: string | undefined
  mostRows: number
  /** Line number in the file where the text begins. */
  firstLine: number
}

function rowsOf(text: string, { separator, mostRows, firstLine }: Reading): string[][] | SheetProblem {
  let lines = 0
  let swallowedAt: number | null = null
  try {
    const rows = parse(text, {
      delimiter: separator ?? separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      skip_records_with_empty_values: false,
      to: mostRows + 1,
      on_record(record: string[], context) {
        if (record.some((cell) => cell.length > longestCell)) swallowedAt ??= lines + firstLine
        lines = context.lines
        return record
      },
    })
    return swallowedAt === null ? rows : { problem: 'quote', line: swallowedAt }
  } catch (error) {
    const isOpen = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
    return isOpen ? { problem: 'quote', line: lines + firstLine } : { problem: 'not-readable' }
  }
}

/** Detects UTF-8 or UTF-16 by the byte order mark; without one, UTF-8 if valid, else Windows-1252. */
function decoded(content: Buffer): string | null {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  if (content.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/**
 * Returns the separator with the highest score: the largest cell count of the first lines, times the number of lines
 * with that count.
 */
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
