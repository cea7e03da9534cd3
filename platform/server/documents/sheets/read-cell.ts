// Cells, rows and sheets read from an uploaded file; shared by the main thread and the worker threads.

/**
 * A cell with an error, or with a formula whose result is not stored; the text of the latter is the formula, with
 * `=`.
 */
export interface CellError {
  error: string
}

/** Dates are midnight UTC. */
export type ReadCell = string | number | boolean | Date | CellError | null

export interface SheetSummary {
  name: string
  rows: number
  isHidden: boolean
  /** Zero-based indexes of rows that are hidden or filtered out. */
  hiddenRows: number[]
}

export interface ReadSheet extends SheetSummary {
  cells: ReadCell[][]
}

/**
 * Bytes that a workbook may unpack to. Bytes are counted while unpacking, because sizes in a zip directory can be
 * forged.
 */
export const mostUnpacked = 25 * 1024 * 1024

export type SheetProblem =
  | { problem: 'not-readable' | 'too-large' | 'too-costly' }
  | { problem: 'too-long' }
  /** A quotation mark opens in this line and is not closed, or is closed much later. */
  | { problem: 'quote'; line: number }

export const isCellError = (cell: ReadCell): cell is CellError =>
  typeof cell === 'object' && cell !== null && 'error' in cell
