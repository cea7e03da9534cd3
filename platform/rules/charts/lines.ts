// Geometry of lines over time, each optionally with a band that shows a range. A gap in the values is a gap in the line.

import { area, line } from 'd3-shape'
import { scaleLinear } from 'd3-scale'
import { estimatedWidth } from './label.ts'
import type { LineData, LinePoint } from './series.ts'
import type { Rectangle, Tick } from './sizes.ts'
import { rounded, valueScale } from './value-scale.ts'

export interface PointShape {
  x: number
  y: number
  point: LinePoint
  /** Area that belongs to the point, as target of a click. */
  area: Rectangle
}

export interface LineShape {
  key: string
  label: string
  path: string
  /** Path of the band; null if no point has a range. */
  band: string | null
  points: PointShape[]
}

export interface LineChartShape {
  width: number
  height: number
  plot: Rectangle
  valueTicks: Tick[]
  timeTicks: { label: string; at: number; anchor: 'start' | 'middle' | 'end' }[]
  lines: LineShape[]
}

const plotTop = 12
const timeAxisHeight = 26

export function lineChart(data: LineData, width: number, height: number, axisWidth = 48): LineChartShape {
  const plot = {
    x: axisWidth,
    y: plotTop,
    width: Math.max(40, width - axisWidth - 16),
    height: height - plotTop - timeAxisHeight,
  }
  const points = data.lines.flatMap((one) => one.points)
  const values = points.flatMap(({ value, low, high }) =>
    [value, low, high].filter((one) => one !== null && one !== undefined),
  )
  const { place, ticks } = valueScale(values, [plot.y + plot.height, plot.y], Math.max(2, Math.floor(plot.height / 48)))
  const times = points.map(({ at }) => at)
  const timeScale = scaleLinear()
    .domain(times.length === 0 ? [0, 1] : [Math.min(...times), Math.max(...times)])
    .range([plot.x, plot.x + plot.width])
  const x = (at: number) => rounded(timeScale(at))
  return {
    width,
    height,
    plot,
    valueTicks: ticks,
    timeTicks: timeTicks(data, x),
    lines: data.lines.map((one) => ({
      key: one.key,
      label: one.label,
      path: pathOf(one.points, x, place),
      band: bandOf(one.points, x, place),
      points: pointShapes(one.points, plot, x, place),
    })),
  }
}

type Place = (value: number) => number

function pathOf(points: readonly LinePoint[], x: Place, y: Place): string {
  const path = line<LinePoint>()
    .defined(({ value }) => value !== null)
    .x(({ at }) => x(at))
    .y(({ value }) => y(value ?? 0))
  return path.digits(2)(points) ?? ''
}

function bandOf(points: readonly LinePoint[], x: Place, y: Place): string | null {
  const band = area<LinePoint>()
    .defined(({ low, high }) => low !== undefined && high !== undefined)
    .x(({ at }) => x(at))
    .y0(({ low }) => y(low ?? 0))
    .y1(({ high }) => y(high ?? 0))
  return band.digits(2)(points)
}

function pointShapes(points: readonly LinePoint[], plot: Rectangle, x: Place, y: Place): PointShape[] {
  return points.flatMap((point, index) => {
    if (point.value === null) return []
    const at = x(point.at)
    const [before, after] = [points[index - 1], points[index + 1]]
    const from = before ? (x(before.at) + at) / 2 : at - 12
    const to = after ? (at + x(after.at)) / 2 : at + 12
    const area = { x: rounded(from), y: plot.y, width: rounded(to - from), height: plot.height }
    return [{ x: at, y: y(point.value), point, area }]
  })
}

/** Picks as many labels as fit beside each other, the last among them. */
function timeTicks(data: LineData, x: Place): LineChartShape['timeTicks'] {
  const labelByTime = new Map(data.lines.flatMap(({ points }) => points.map(({ at, label }) => [at, label] as const)))
  const all = [...labelByTime].sort(([a], [b]) => a - b)
  if (all.length === 0) return []
  const widest = Math.max(...all.map(([, label]) => estimatedWidth(label))) + 12
  const [first, last] = [0, all.length - 1]
  // From the last one back; a label at an end is not centred and needs half its width more.
  const shown: LineChartShape['timeTicks'] = []
  let limit = Infinity
  for (let index = last; index >= first; index -= 1) {
    const [time = 0, label = ''] = all[index] ?? []
    const at = x(time)
    const anchor = last === 0 ? 'middle' : index === last ? 'end' : index === first ? 'start' : 'middle'
    const right = anchor === 'end' ? at : anchor === 'start' ? at + widest : at + widest / 2
    if (right > limit) continue
    shown.unshift({ label, at, anchor })
    limit = anchor === 'end' ? at - widest : at - widest / 2
  }
  return shown
}
