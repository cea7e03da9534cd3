import { describe, expect, it } from 'vitest'
import { funnel } from './funnel.ts'
import { heatTable } from './heat-table.ts'
import { fittedLabel } from './label.ts'

const steps = (...values: number[]) =>
  values.map((value, index) => ({ key: String(index), label: `Step ${index}`, value }))

describe('a funnel', () => {
  it('has bars in proportion and the share that went on', () => {
    const { steps: shapes } = funnel(steps(200, 100, 25), 600)
    expect(shapes.map(({ bar }) => bar.width)).toEqual([600, 300, 75])
    expect(shapes.map(({ ofPrevious }) => ofPrevious)).toEqual([null, 0.5, 0.25])
    expect(shapes.map(({ ofFirst }) => ofFirst)).toEqual([null, 0.5, 0.125])
    expect(shapes[0]?.passage).toBeNull()
  })

  it('has no share of an empty step, and stays inside the width if a later step is larger', () => {
    const { steps: shapes } = funnel(steps(0, 4, 8), 600)
    expect(shapes.map(({ ofPrevious }) => ofPrevious)).toEqual([null, null, 2])
    expect(Math.max(...shapes.map(({ bar }) => bar.width))).toBe(600)
  })

  it('has no passage to a step that counts other records, or to a hidden one', () => {
    const [first, second, third] = steps(12, 900, 50)
    const parts = first && second && third ? [first, { ...second, startsAnew: true }, { ...third, value: null }] : []
    const { steps: shapes } = funnel(parts, 600)
    expect(shapes.map(({ ofPrevious, passage }) => [ofPrevious, passage?.path ?? null])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    expect(shapes[2]?.bar.width).toBe(0)
  })

  it('has room for one step, and for none', () => {
    expect(funnel(steps(3), 600).steps).toHaveLength(1)
    expect(funnel([], 600)).toMatchObject({ steps: [] })
  })
})

describe('a heat table', () => {
  const columns = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ]
  it.each([
    ['zero and unknown have no shade', [0, null], [0, 0]],
    ['the largest has the strongest', [1, 50], [1, 5]],
    ['more than zero has at least the weakest', [1, 1000], [1, 5]],
    ['negative numbers have none', [-5, 10], [0, 5]],
    ['a missing value is unknown', [4], [5, 0]],
  ])('%s', (_, values, levels) => {
    const [row] = heatTable({ columns, rows: [{ key: 'r', label: 'R', values }] })
    expect(row?.cells.map(({ level }) => level)).toEqual(levels)
  })
})

it.each([
  ['Zürich', 100, 'Zürich'],
  ['Zürich Altstetten, Haus 4', 60, 'Zürich…'],
  ['Zürich', 0, 'Z…'],
])('fits %s into %i as %s', (text, width, fitted) => {
  expect(fittedLabel(text, width)).toBe(fitted)
})
