// What a row is called when it must be named: in the label of its box, on its card, in a message.

import { linksCell, plainCell } from '#platform/contract/table-cells.ts'
import type { Column, Row } from '#platform/contract/table.ts'
import { isPinned } from './columns/column-order.ts'

/** People name a row best; the things it is linked with name it worst. */
const naming: readonly Column['cell'][] = ['people', 'text', 'number', 'links']

export function namingColumn(columns: Column[]): Column | undefined {
  const candidates = columns
    .filter((column) => naming.includes(column.cell))
    .toSorted((one, other) => naming.indexOf(one.cell) - naming.indexOf(other.cell))
  return candidates.find(isPinned) ?? candidates[0]
}

export function rowTitle(row: Row, columns: Column[]): string {
  const column = namingColumn(columns)
  return (column && wordsOf(row[column.key])) || row._id
}

/** Heading rows carry their words themselves, or else in the naming column. */
export function headingOf(row: Row, columns: Column[]): string {
  return wordsOf(row._header) || wordsOf(row._subheader) || rowTitle(row, columns)
}

function wordsOf(value: unknown): string {
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
