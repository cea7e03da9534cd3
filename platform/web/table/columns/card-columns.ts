// Columns that the card of a row shows: those that the list declares, otherwise the first ones.

import type { Column } from '#platform/contract/table.ts'

const usualNumber = 3

export function cardColumns(columns: readonly Column[]): Column[] {
  const declared = columns.filter(({ onCard }) => onCard)
  return declared.length > 0 ? declared : columns.slice(0, usualNumber)
}
