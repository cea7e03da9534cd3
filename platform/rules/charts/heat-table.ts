// Levels of a heat table: each cell gets one of five steps between zero and the largest value. The number stands in the
// cell, so the colour is never the only sign.

import type { HeatData } from './series.ts'

export const heatLevels = 5

export interface HeatCell {
  value: number | null
  /** 0 for zero or unknown, up to 5 for the largest value. */
  level: number
}

export interface HeatRow {
  key: string
  label: string
  cells: HeatCell[]
}

export function heatTable(data: HeatData): HeatRow[] {
  const largest = Math.max(0, ...data.rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return data.rows.map(({ key, label, values }) => ({
    key,
    label,
    cells: data.columns.map((_, index) => cellOf(values[index] ?? null, largest)),
  }))
}

function cellOf(value: number | null, largest: number): HeatCell {
  if (value === null || value <= 0) return { value, level: 0 }
  return { value, level: Math.max(1, Math.ceil((value / largest) * heatLevels)) }
}
