// Props that all charts share: the numbers in words and as a table, and the rows that a click opens.

import type { MouseEvent, ReactNode } from 'react'
import type { Search } from '../core/address.ts'

/** Screen that shows the records behind a number. */
export interface ChartTarget {
  to: string
  search?: Search
  /** Runs before the screen is opened. */
  onClick?: (event: MouseEvent) => void
}

/** Returns the target of a bar or point by its key; null if its number opens nothing. */
export type TargetOf = (key: string) => ChartTarget | null

export interface ChartContent {
  title: string
  /** The chart in one sentence. */
  sentence: string
  /** Definition of the figure, shown on request. */
  definition?: string
  /** Writes a value in the chart and in its table. */
  format?: (value: number) => string
  targetOf?: TargetOf
  /** Heading level of the title. */
  level?: 2 | 3
  /** Buttons at the right of the title. */
  action?: ReactNode
  /** Remarks below the chart, such as the number of deleted or masked records. */
  remarks?: ReactNode
}

export interface ChartTableContent {
  /** Heading of the first column, then of each column of numbers. */
  columns: readonly string[]
  rows: readonly { key: string; label: string; cells: readonly string[] }[]
}
