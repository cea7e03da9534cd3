import { describe, expect, it } from 'vitest'
import {
  changeInPercent,
  percentToTarget,
  referencePrices,
  rounded,
  shifted,
  totalsOf,
  type WhatIfObject,
} from './what-if.ts'

const objects: WhatIfObject[] = [
  { id: 'a', part: 'free', area: 100, reference: 80_000_000 },
  { id: 'b', part: 'free', area: 50, reference: 50_000_000 },
  { id: 'parking', part: 'free', area: null, reference: 4_000_000 },
  { id: 'c', part: 'reserved', area: 80, reference: 70_000_000 },
  { id: 'd', part: 'sold', area: 90, reference: 75_000_000 },
  { id: 'unpriced', part: 'free', area: 60, reference: null },
]
const prices = referencePrices(objects)
const all = new Set(objects.map(({ id }) => id))

describe('rounding', () => {
  it.each([
    [91_234_567, 100_000, 91_200_000],
    [91_250_000, 100_000, 91_300_000],
    [91_224_999, 50_000, 91_200_000],
    [91_225_000, 50_000, 91_250_000],
    [91_234_567, 10_000, 91_230_000],
    [91_234_567, 5, 91_234_565],
    [91_234_568, 5, 91_234_570],
    [10, 100_000, 100_000],
  ] as const)('%i to %i is %i', (price, step, result) => {
    expect(rounded(price, step)).toBe(result)
  })
})

describe('moving a group', () => {
  const move = (percent: number, ids: ReadonlySet<string> = all) =>
    shifted(prices, objects, { from: prices, ids, percent, step: 100_000 })

  it('changes the free objects of the group, rounded', () => {
    const moved = move(2.5)
    expect([...moved]).toEqual([
      ['a', 82_000_000],
      ['b', 51_300_000],
      ['parking', 4_100_000],
      ['c', 70_000_000],
      ['d', 75_000_000],
    ])
    expect(move(10, new Set(['b'])).get('a')).toBe(80_000_000)
  })

  it('at zero percent restores also prices that are not round', () => {
    const odd = new Map([['a', 80_012_345]])
    expect(shifted(move(10), objects, { from: odd, ids: all, percent: 0, step: 100_000 }).get('a')).toBe(80_012_345)
  })
})

describe('totals', () => {
  it('are weighted by area and split by state', () => {
    const totals = totalsOf(objects, prices)
    expect(totals.all).toEqual({ count: 5, sum: 279_000_000, area: 320, perSquareMetre: 859_375 })
    expect(totals.free).toEqual({ count: 3, sum: 134_000_000, area: 150, perSquareMetre: 866_667 })
    expect(totals.reserved.sum).toBe(70_000_000)
    expect(totals.sold).toMatchObject({ count: 1, sum: 75_000_000 })
  })

  it('keep the agreed price of reserved and sold objects, whatever the draft says', () => {
    const draft = new Map([...prices].map(([id]) => [id, 1]))
    const totals = totalsOf(objects, draft)
    expect([totals.free.sum, totals.reserved.sum, totals.sold.sum]).toEqual([3, 70_000_000, 75_000_000])
  })

  it('of nothing are empty', () => {
    expect(totalsOf([], prices).all).toEqual({ count: 0, sum: 0, area: 0, perSquareMetre: null })
  })
})

describe('the target', () => {
  it('is reached by moving the free objects', () => {
    const totals = totalsOf(objects, prices)
    expect(percentToTarget({ target: 285_700_000, totals })).toBe(5)
    expect(percentToTarget({ target: 1, totals: totalsOf([], prices) })).toBeNull()
  })

  it('compares with a reference', () => {
    expect(changeInPercent(103, 100)).toBe(3)
    expect(changeInPercent(103, 0)).toBeNull()
  })
})
