import { describe, expect, it } from 'vitest'
import { barChart } from './bars.ts'
import type { BarData } from './series.ts'

const bars = (values: (number | null)[][], arrangement: BarData['arrangement'] = 'grouped'): BarData => ({
  series: (values[0] ?? []).map((_, index) => ({ key: String(index), label: `Series ${index}` })),
  rows: values.map((one, index) => ({ key: `row-${index}`, label: `Row ${index}`, values: one })),
  arrangement,
})

describe('a bar', () => {
  it('is 12 thick and as long as its value says', () => {
    const { rows, zero } = barChart(bars([[10], [5]]), 640)
    const [first, second] = rows.map((row) => row.bars[0])
    expect(first).toMatchObject({ height: 12, x: zero })
    expect(first?.width).toBeCloseTo((second?.width ?? 0) * 2, 1)
  })

  it('has rounded ends of 4, or less if it is shorter than that', () => {
    const { rows } = barChart(bars([[1000], [1]]), 640)
    expect(rows[0]?.bars[0]?.path).toContain('A4,4')
    expect(rows[1]?.bars[0]?.path).not.toContain('A4,4')
  })

  it('goes left of zero when its value is negative', () => {
    const { rows, zero } = barChart(bars([[8], [-4]]), 640)
    const negative = rows[1]?.bars[0]
    expect((negative?.x ?? 0) + (negative?.width ?? 0)).toBeCloseTo(zero, 1)
    expect(rows[1]?.values[0]).toMatchObject({ value: -4, anchor: 'end' })
  })

  it('is left out when its value is unknown, and has no length when it is zero', () => {
    const { rows } = barChart(bars([[null, 0]]), 640)
    expect(rows[0]?.bars).toMatchObject([{ series: 1, width: 0 }])
  })
})

it('stacks parts without a gap and writes their sum', () => {
  const { rows } = barChart(bars([[3, 2, null, 5]], 'stacked'), 640)
  const [first, second, third] = rows[0]?.bars ?? []
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 1)
  expect(third?.x).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0), 1)
  expect(rows[0]?.values).toMatchObject([{ value: 10 }])
})

it('draws nothing at all without rows, and one row alone', () => {
  expect(barChart(bars([]), 640)).toMatchObject({ rows: [], ticks: expect.any(Array) })
  expect(barChart(bars([[0]]), 640).rows[0]?.bars[0]?.width).toBe(0)
})

it('grows in height with 200 rows and keeps the thickness', () => {
  const { height, rows } = barChart(bars(Array.from({ length: 200 }, (_, index) => [index])), 640)
  expect(height).toBeGreaterThan(200 * 20)
  expect(rows.every(({ bars: [bar] }) => bar?.height === 12)).toBe(true)
})

it('keeps all shapes and values inside the width, for any numbers', () => {
  for (const width of [240, 390, 640, 1440]) {
    const { rows } = barChart(
      bars([
        [-17, 40],
        [1_000_000, 3],
        [0, -900_000],
      ]),
      width,
      80,
    )
    for (const { bars: shapes } of rows)
      for (const { x, width: length } of shapes) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + length).toBeLessThanOrEqual(width)
      }
  }
})

it('shortens long names beside the bars, and gives them the whole width above on a phone', () => {
  const name = 'Genossenschaft Sonnenhalde, Haus am unteren Brühlweg 117 bis 125, Wohnungen im Dachgeschoss'
  const data: BarData = { ...bars([[4]]), rows: [{ key: 'long', label: name, values: [4] }] }
  const wide = barChart(data, 640).rows[0]
  expect(wide?.label).toMatch(/…$/)
  expect(wide?.fullLabel).toBe(name)
  const narrow = barChart(data, 390).rows[0]
  expect(narrow?.label.length).toBeGreaterThan(wide?.label.length ?? 0)
  expect(narrow?.labelY).toBeLessThan(narrow?.bars[0]?.y ?? 0)
})

it('has whole numbers as ticks for counts', () => {
  const { ticks } = barChart(bars([[1], [2]]), 640)
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2])
})
