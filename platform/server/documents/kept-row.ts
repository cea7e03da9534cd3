// A row of a spreadsheet as a line of JSON. Days and errors are objects, so that they come back as what they were.

import { isCellError, type ReadCell } from './read-cell.ts'

type WrittenCell = string | number | boolean | null | { day: number } | { error: string }

export const writtenRow = (row: readonly ReadCell[]): string => JSON.stringify(row.map(writtenCell))

/** The line was written by `writtenRow`. */
export const rowOf = (line: string): ReadCell[] => (JSON.parse(line) as WrittenCell[]).map(cellOf)

function writtenCell(cell: ReadCell): WrittenCell {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : { day: cell.getTime() }
  return isCellError(cell) ? { error: cell.error } : cell
}

function cellOf(cell: WrittenCell): ReadCell {
  return typeof cell === 'object' && cell !== null && 'day' in cell ? new Date(cell.day) : cell
}
