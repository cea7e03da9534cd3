import { expect, it } from 'vitest'
import { lineChart } from './lines.ts'
import type { LinePoint } from './series.ts'

const line = (points: LinePoint[]) => ({ lines: [{ key: 'a', label: 'A', points }] })
const point = (at: number, value: number | null): LinePoint => ({ at, label: `Day ${at}`, value })

it('leads through the points from left to right', () => {
  const { lines, plot } = lineChart(line([point(0, 0), point(10, 5)]), 640, 220)
  const [first, last] = lines[0]?.points ?? []
  expect(first).toMatchObject({ x: plot.x, y: plot.y + plot.height })
  expect(last?.x).toBe(plot.x + plot.width)
  expect(lines[0]?.path.startsWith('M')).toBe(true)
})

it('has a gap where a value is unknown', () => {
  const { lines } = lineChart(line([point(0, 1), point(1, 2), point(2, null), point(3, 4), point(4, 5)]), 640, 220)
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2)
  expect(lines[0]?.points).toHaveLength(4)
})

it('draws a band only where there is a range', () => {
  expect(lineChart(line([point(0, 1), point(1, 2)]), 640, 220).lines[0]?.band).toBeNull()
  const range = [point(0, 1), { ...point(1, 2), low: 1, high: 4 }, { ...point(2, 3), low: 1, high: 8 }]
  const { lines, valueTicks } = lineChart(line(range), 640, 220)
  expect(lines[0]?.band).toMatch(/^M.*Z$/)
  expect(valueTicks.at(-1)?.value).toBe(8)
})

it('shows a single point, and nothing without points', () => {
  expect(lineChart(line([point(5, 3)]), 640, 220).lines[0]?.points).toHaveLength(1)
  const empty = lineChart(line([]), 640, 220)
  expect(empty.lines[0]).toMatchObject({ path: '', points: [] })
  expect(empty.timeTicks).toEqual([])
})

it('labels as many moments as fit, with the last one', () => {
  const year = line(Array.from({ length: 200 }, (_, index) => point(index, index)))
  const wide = lineChart(year, 1000, 220).timeTicks
  const narrow = lineChart(year, 340, 220).timeTicks
  expect(narrow.length).toBeLessThan(wide.length)
  expect(narrow.at(-1)?.label).toBe('Day 199')
  const gaps = narrow.slice(1).map((tick, index) => tick.at - (narrow[index]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(40)
})

it('has areas for clicks that do not overlap', () => {
  const points = lineChart(line([point(0, 1), point(1, 2), point(5, 3)]), 640, 220).lines[0]?.points ?? []
  const [first, second, third] = points.map(({ area }) => area)
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.x ?? 0, 1)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(third?.x ?? 0, 1)
})
