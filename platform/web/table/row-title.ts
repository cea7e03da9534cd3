// Name of a row for the label of its checkbox, its card, and messages.

import { linksCell, plainCell } from '#platform/contract/table-cells.ts'
import type { Column, Row } from '#platform/contract/table.ts'
import { isPinned } from './columns/column-order.ts'

/** Cell kinds from best to worst name of a row. Within a kind, the fixed column is preferred. */
const naming: readonly Column['cell'][] = ['people', 'text', 'number', 'links']

const namingColumns = (columns: Column[]): Column[] => {
  const rank = (column: Column) => naming.indexOf(column.cell) * 2 + (isPinned(column) ? 0 : 1)
  return columns.filter((column) => naming.includes(column.cell)).toSorted((one, other) => rank(one) - rank(other))
}

export const namingColumn = (columns: Column[]): Column | undefined => namingColumns(columns)[0]

/** Returns the first non-empty naming cell of this row, or else its id. */
export function rowTitle(row: Row, columns: Column[]): string {
  return (
    namingColumns(columns)
      .map((column) => cellWords(row[column.key]))
      .find(Boolean) ?? row._id
  )
}

/** Heading rows contain their own text; otherwise the naming column is used. */
export function headingOf(row: Row, columns: Column[]): string {
  return cellWords(row._header) || cellWords(row._subheader) || rowTitle(row, columns)
}

/**
 * Number of columns that a heading row spans: those before its first sum. The whole row if it has no text of its own,
 * or no sums.
 */
export function columnsBeforeSums(row: Row, columns: Column[]): number {
  const hasText = cellWords(row._header) !== '' || cellWords(row._subheader) !== ''
  const first = columns.findIndex((column) => row[column.key] !== undefined)
  return hasText && first > 0 ? first : columns.length
}

/** Text of a cell; empty for a cell without text. */
export function cellWords(value: unknown): string {
  const plain = plainCell.safeParse(value).data
  if (typeof plain === 'object') return plain.value
  if (plain !== undefined) return String(plain)
  return (
    linksCell
      .safeParse(value)
      .data?.map((link) => link.value)
      .join(', ') ?? ''
  )
}
