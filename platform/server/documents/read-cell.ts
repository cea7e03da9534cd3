// Cells, rows and sheets read from an uploaded file; shared by the main thread and the worker threads.

/** The cell shows an error, or a formula whose result was not stored: then its text is the formula, with `=`. */
export interface CellError {
  error: string
}

/** Days are at midnight UTC. */
export type ReadCell = string | number | boolean | Date | CellError | null

export interface SheetSummary {
  name: string
  rows: number
  isHidden: boolean
  /** Places of rows that are hidden or filtered away, from 0. */
  hiddenRows: number[]
}

export interface ReadSheet extends SheetSummary {
  cells: ReadCell[][]
}

/** A workbook is unpacked to this size at most; the directory of a zip is not believed, bytes are counted. */
export const mostUnpacked = 25 * 1024 * 1024

export type SheetProblem =
  | { problem: 'not-readable' | 'too-large' | 'too-costly' }
  | { problem: 'too-long' }
  /** A quotation mark opens in this line and does not close, or closes much later. */
  | { problem: 'quote'; line: number }

export const isCellError = (cell: ReadCell): cell is CellError =>
  typeof cell === 'object' && cell !== null && 'error' in cell
