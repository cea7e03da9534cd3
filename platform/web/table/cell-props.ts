// What a cell is given. An area's own cell for a column key takes the place of the kind's.

import type { ComponentType } from 'react'
import type { Column, Row } from '#platform/contract/table.ts'

export interface CellProps {
  row: Row
  column: Column
  /** `row[column.key]`, as it came over the wire. */
  value: unknown
}

export type CellRenderers = Readonly<Record<string, ComponentType<CellProps>>>
export const noOwnCells: CellRenderers = {}
