import { describe, expect, it } from 'vitest'
import { groupByOrigin, originOf, postcodesOf, type CountedPostcode } from './origin.ts'

describe('the origin of an application', () => {
  it.each([
    ['CH', '8400', 'ZH'],
    [null, '8400', 'ZH'],
    ['', ' 3011 ', 'BE'],
    ['CH', '1003', 'VD'],
    ['DE', '8400', 'abroad'],
    ['CH', '0400', 'unknown'],
    ['CH', null, 'unknown'],
    [null, '', 'unknown'],
  ])('with country %s and postcode %s is %s', (country, postcode, origin) => {
    expect(originOf({ country, postcode })).toBe(origin)
  })

  it('is among the postcodes of its canton', () => {
    const codes = postcodesOf(['ZH', 'BE'])
    expect(codes).toEqual(expect.arrayContaining(['8400', '3011']))
    expect(codes).not.toContain('1003')
    expect(postcodesOf(['abroad', 'unknown'])).toEqual([])
  })
})

const counted = (rows: [string, number][], country: string | null = 'CH'): CountedPostcode[] =>
  rows.map(([postcode, count]) => ({ country, postcode, count }))

describe('groups by origin', () => {
  it('add up to all applications, largest first, with their places', () => {
    const rows = [
      ...counted([
        ['8400', 7],
        ['3011', 20],
        ['8001', 2],
      ]),
      ...counted([['79539', 6]], 'DE'),
    ]
    const { total, masked, groups } = groupByOrigin(rows, true)
    expect({ total, masked }).toEqual({ total: 35, masked: 0 })
    expect(groups.map(({ origin, count }) => [origin, count])).toEqual([
      ['BE', 20],
      ['ZH', 9],
      ['abroad', 6],
    ])
    expect(groups[1]?.places).toEqual([
      { postcode: '8400', city: 'Winterthur', count: 7 },
      { postcode: '8001', city: 'Zürich', count: 2 },
    ])
  })

  it('mask what is smaller than five, and leave out small places', () => {
    const rows = counted([
      ['8400', 7],
      ['8001', 2],
      ['8002', 3],
      ['3011', 20],
      ['1003', 4],
      ['6003', 1],
    ])
    const { total, masked, groups } = groupByOrigin(rows, false)
    expect(total).toBe(37)
    expect(masked).toBe(5)
    expect(groups.map(({ origin, count }) => [origin, count])).toEqual([
      ['BE', 20],
      ['ZH', 12],
      ['VD', null],
      ['LU', null],
    ])
    expect(groups[1]?.places.map(({ postcode }) => postcode)).toEqual(['8400'])
  })

  it('mask a second place when there is only one small one', () => {
    const rows = counted([
      ['8400', 7],
      ['8001', 2],
      ['8002', 9],
    ])
    const [zurich] = groupByOrigin(rows, false).groups
    expect(zurich?.places.map(({ postcode }) => postcode)).toEqual(['8002'])
  })

  it('are not shown at all of fewer than five applications', () => {
    const rows = counted([['8400', 3]])
    expect(groupByOrigin(rows, false)).toEqual({ total: null, masked: 0, groups: [] })
    expect(groupByOrigin(rows, true)).toMatchObject({ total: 3 })
  })

  it('mask a second group when there is only one small one', () => {
    const { masked, groups } = groupByOrigin(
      counted([
        ['8400', 7],
        ['3011', 20],
        ['1003', 4],
      ]),
      false,
    )
    expect(masked).toBe(11)
    expect(groups.map(({ count }) => count)).toEqual([20, null, null])
  })

  it('of nothing are none', () => {
    expect(groupByOrigin([], false)).toEqual({ total: 0, masked: 0, groups: [] })
  })
})
