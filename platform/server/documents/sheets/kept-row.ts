// Stores a spreadsheet row as a line of JSON. Dates and errors are written as objects, so that reading restores their
// types.

import { isCellError, type ReadCell } from './read-cell.ts'

type WrittenCell = string | number | boolean | null | { day: number } | { error: string }

export const writtenRow = (row: readonly ReadCell[]): string => JSON.stringify(row.map(writtenCell))

/** Requires a line written by `writtenRow`. */
export const rowOf = (line: string): ReadCell[] => (JSON.parse(line) as WrittenCell[]).map(cellOf)

function writtenCell(cell: ReadCell): WrittenCell {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : { day: cell.getTime() }
  return isCellError(cell) ? { error: cell.error } : cell
}

function cellOf(cell: WrittenCell): ReadCell {
  return typeof cell === 'object' && cell !== null && 'day' in cell ? new Date(cell.day) : cell
}
