// Props of a table cell. An area's own cell for a column key replaces the cell of the column's kind.

import type { ComponentType } from 'react'
import type { Column, Row } from '#platform/contract/table.ts'

export interface CellProps {
  row: Row
  column: Column
  /** `row[column.key]`, as received. */
  value: unknown
}

export type CellRenderers = Readonly<Record<string, ComponentType<CellProps>>>
export const noOwnCells: CellRenderers = {}
