// Props for drawing a row, shared by the table and the cards.

import type { Column, Row } from '#platform/contract/table.ts'
import type { CellRenderers } from '../cell-props.ts'

export interface RowProps {
  row: Row
  columns: Column[]
  own: CellRenderers
  isSelected: boolean
  /** The row that Tab reaches (roving tabindex). */
  isReachable: boolean
  canOpen: boolean
  box: RowBoxControl | undefined
  /** Why this row cannot be chosen; empty when it can. */
  refusal: string
}

/** Missing where rows cannot be chosen at all. */
export interface RowBoxControl {
  /** One choice replaces the other. */
  single: boolean
  choose: (row: Row, extend: boolean) => void
}
