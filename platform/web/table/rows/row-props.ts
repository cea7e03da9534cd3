// Props for drawing a row, shared by the table and the cards.

import type { Column, Row } from '#platform/contract/table.ts'
import type { CellRenderers } from '../cell-props.ts'

export interface RowProps {
  row: Row
  columns: Column[]
  own: CellRenderers
  isSelected: boolean
  /** True for the row with tabindex 0 (roving tabindex). */
  isReachable: boolean
  canOpen: boolean
  /** True while the side panel shows this row. */
  isShown: boolean
  box: RowBoxControl | undefined
  /** Reason why this row cannot be selected; empty if it can. */
  refusal: string
}

/** Undefined if rows cannot be selected at all. */
export interface RowBoxControl {
  /** Single choice: a new selection replaces the old one. */
  single: boolean
  choose: (row: Row, extend: boolean) => void
}
