// Geometry of horizontal bars, grouped or stacked. The height follows from the number of rows, so that each bar keeps
// its thickness; on a narrow screen the labels stand above the bars.

import { estimatedWidth, fittedLabel } from './label.ts'
import type { BarData, BarRow } from './series.ts'
import { barRadius, barThickness, valueGap, type Rectangle, type Tick } from './sizes.ts'
import { rounded, valueScale } from './value-scale.ts'

export interface BarShape extends Rectangle {
  series: number
  value: number
  /** SVG path of the bar; the end away from zero is rounded. */
  path: string
}

export interface BarRowShape {
  key: string
  label: string
  fullLabel: string
  labelX: number
  labelY: number
  /** Area that belongs to the row, as target of a click. */
  area: Rectangle
  bars: BarShape[]
  /** Value of the row as written beside its bars, null if it is unknown; one per bar if grouped, the sum if stacked. */
  values: { value: number; x: number; y: number; anchor: 'start' | 'end' }[]
}

export interface BarChartShape {
  width: number
  height: number
  zero: number
  plotTop: number
  plotBottom: number
  ticks: Tick[]
  rows: BarRowShape[]
}

const barGap = 4
const rowGap = 14
const labelLine = 18
const axisHeight = 22
const narrowBelow = 420

export function barChart(data: BarData, width: number, valueWidth = 64): BarChartShape {
  const isNarrow = width < narrowBelow
  const isStacked = data.arrangement === 'stacked'
  const longest = Math.max(0, ...data.rows.map(({ label }) => estimatedWidth(label)))
  const labelWidth = isNarrow ? 0 : Math.min(longest, width * 0.34)
  const lines = isStacked ? 1 : Math.max(1, data.series.length)
  const barsHeight = lines * barThickness + (lines - 1) * barGap
  const rowHeight = Math.max(24, barsHeight + rowGap) + (isNarrow ? labelLine : 0)
  const ends = data.rows.flatMap((row) => (isStacked ? stackEnds(row) : known(row)))
  const hasNegative = ends.some((value) => value < 0)
  const left = (labelWidth > 0 ? labelWidth + 12 : 0) + (hasNegative ? valueWidth : 0)
  const right = Math.max(left + 40, width - valueWidth)
  const { place, ticks } = valueScale(ends, [left, right], Math.max(2, Math.min(5, Math.floor((right - left) / 80))))
  const height = axisHeight + Math.max(1, data.rows.length) * rowHeight

  const rows = data.rows.map((row, index): BarRowShape => {
    const top = axisHeight + index * rowHeight
    const barTop = top + (isNarrow ? labelLine : 0) + rowGap / 2
    const bars = isStacked ? stackedBars(row, barTop, place) : groupedBars(row, barTop, place)
    return {
      key: row.key,
      label: fittedLabel(row.label, isNarrow ? width : labelWidth),
      fullLabel: row.label,
      labelX: 0,
      labelY: isNarrow ? top + labelLine - 2 : barTop + barsHeight / 2,
      area: { x: 0, y: top, width, height: rowHeight },
      bars,
      values: isStacked ? sumOf(row, barTop, place) : bars.map((bar) => besideBar(bar, place)),
    }
  })
  return { width, height, zero: place(0), plotTop: axisHeight, plotBottom: height, ticks, rows }
}

const known = ({ values }: BarRow) => values.filter((value) => value !== null)

/** Negative and positive parts are stacked away from zero in their own direction. */
function stackEnds(row: BarRow): number[] {
  const values = known(row)
  const sum = (sign: 1 | -1) => values.reduce((all, value) => (Math.sign(value) === sign ? all + value : all), 0)
  return [sum(1), sum(-1)]
}

type Place = (value: number) => number

function groupedBars(row: BarRow, top: number, place: Place): BarShape[] {
  return row.values.flatMap((value, series) =>
    value === null ? [] : [barOf(series, value, 0, value, top + series * (barThickness + barGap), place)],
  )
}

function stackedBars(row: BarRow, top: number, place: Place): BarShape[] {
  const reached = { up: 0, down: 0 }
  return row.values.flatMap((value, series) => {
    if (value === null || value === 0) return []
    const side = value < 0 ? 'down' : 'up'
    const from = reached[side]
    reached[side] += value
    return [barOf(series, value, from, reached[side], top, place)]
  })
}

function barOf(series: number, value: number, from: number, to: number, y: number, place: Place): BarShape {
  const [start, end] = [place(from), place(to)]
  const x = Math.min(start, end)
  const width = rounded(Math.abs(end - start))
  return { series, value, x, y, width, height: barThickness, path: barPath(start, end, y) }
}

function barPath(start: number, end: number, y: number): string {
  const direction = end < start ? -1 : 1
  const radius = Math.min(barRadius, Math.abs(end - start), barThickness / 2)
  const straight = rounded(end - direction * radius)
  const sweep = direction === 1 ? 1 : 0
  const [upper, lower] = [y + radius, y + barThickness - radius]
  return [
    `M${start},${y}`,
    `H${straight}`,
    `A${radius},${radius} 0 0 ${sweep} ${end},${upper}`,
    `V${lower}`,
    `A${radius},${radius} 0 0 ${sweep} ${straight},${y + barThickness}`,
    `H${start}Z`,
  ].join('')
}

function besideBar({ value, y }: BarShape, place: Place): BarRowShape['values'][number] {
  const isNegative = value < 0
  return {
    value,
    x: place(value) + (isNegative ? -valueGap : valueGap),
    y: y + barThickness / 2,
    anchor: isNegative ? 'end' : 'start',
  }
}

function sumOf(row: BarRow, top: number, place: Place): BarRowShape['values'] {
  const values = known(row)
  if (values.length === 0) return []
  const [up = 0, down = 0] = stackEnds(row)
  const isNegative = up === 0 && down < 0
  const x = isNegative ? place(down) - valueGap : place(up) + valueGap
  return [{ value: up + down, x, y: top + barThickness / 2, anchor: isNegative ? 'end' : 'start' }]
}
