import { describe, expect, it } from 'vitest'
import { axisLabels } from './axis-labels.ts'

const money = (value: number) => `CHF ${value}.00`
const short = (value: number) => String(value)

describe('the labels of an axis', () => {
  it('are all shown, each at its tick, while there is room', () => {
    const ticks = [
      { value: 5, at: 100 },
      { value: 10, at: 200 },
    ]
    expect(axisLabels(ticks, short, 300).map(({ value, x }) => [value, x])).toEqual([
      [5, 100],
      [10, 200],
    ])
  })

  it('are left out where they would touch the one before', () => {
    const ticks = [0, 10_000, 20_000].map((value, index) => ({ value, at: 60 + index * 60 }))
    expect(axisLabels(ticks, money, 400).map(({ value }) => value)).toEqual([0, 20_000])
  })

  it('stay within the drawing', () => {
    const ticks = [
      { value: 0, at: 0 },
      { value: 90_000, at: 400 },
    ]
    const [first, last] = axisLabels(ticks, money, 400)
    expect(first?.x).toBeGreaterThan(10)
    expect(last?.x).toBeLessThan(390)
  })
})
