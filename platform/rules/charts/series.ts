// Input of the charts: numbers and their labels, without colours or sizes. Web and PDF draw the same series.

export interface NamedSeries {
  key: string
  label: string
}

export interface BarRow {
  key: string
  label: string
  /** One value per series; null is a value that is not known, which is not drawn as zero. */
  values: readonly (number | null)[]
}

export interface BarData {
  series: readonly NamedSeries[]
  rows: readonly BarRow[]
  arrangement: 'grouped' | 'stacked'
}

export interface LinePoint {
  /** Position on the horizontal axis, in any unit that grows with time. */
  at: number
  label: string
  value: number | null
  /** Bounds of a range around the value, such as of a forecast. */
  low?: number | undefined
  high?: number | undefined
}

export interface LineData {
  lines: readonly (NamedSeries & { points: readonly LinePoint[] })[]
}

export interface FunnelStep extends NamedSeries {
  /** Null is a value that is not shown. */
  value: number | null
  /** Counts other records than the step before, so that no share of it went on. */
  startsAnew?: boolean
  /** A remark on the way to this step, such as its median time. */
  note?: string
}

export interface HeatData {
  columns: readonly NamedSeries[]
  rows: readonly BarRow[]
}
