import { describe, expect, it } from 'vitest'
import { ageBands, bandOf, bandSql, incomeBands } from './bands.ts'
import { forecastOf, forecastPoints } from './forecast.ts'
import { medianOf } from './histogram.ts'
import { lengthFor, periodOf, periodsBetween } from './periods.ts'
import { overlap, wilson } from './wilson.ts'

describe('a Wilson interval', () => {
  // Reference values of R: binom::binom.wilson.
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [12, 40, 0.1807, 0.4543],
    [1, 1000, 0.0002, 0.0057],
  ])('of %i in %i is from %f to %f', (hits, of, low, high) => {
    expect(wilson(hits, of).low).toBeCloseTo(low, 3)
    expect(wilson(hits, of).high).toBeCloseTo(high, 3)
  })

  it('says nothing without observations', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('overlaps with another unless the shares differ clearly', () => {
    expect(overlap(wilson(12, 40), wilson(16, 40))).toBe(true)
    expect(overlap(wilson(4, 100), wilson(60, 100))).toBe(false)
  })
})

describe('a median', () => {
  it.each([
    ['of nothing', [], null],
    ['of one value', [[4, 3]], 4],
    [
      'between two values',
      [
        [2, 5],
        [6, 5],
      ],
      4,
    ],
    [
      'in any order',
      [
        [9, 1],
        [1, 1],
        [3, 1],
      ],
      3,
    ],
    [
      'without empty counts',
      [
        [1, 0],
        [7, 2],
      ],
      7,
    ],
  ])('%s', (_, counts, median) => {
    expect(medianOf(counts.map(([value = 0, records = 0]) => ({ value, records })))).toBe(median)
  })
})

describe('bands', () => {
  it.each([
    [ageBands, 24, 'under_25'],
    [ageBands, 25, '25_34'],
    [ageBands, 90, 'over_64'],
    [ageBands, null, 'unknown'],
    [incomeBands, 0, 'under_40'],
    [incomeBands, 149_999, '100_149'],
    [incomeBands, 150_000, 'over_149'],
    [incomeBands, -1, 'unknown'],
  ])('of %j for %s is %s', (bands, value, key) => {
    expect(bandOf(bands, value)).toBe(key)
  })

  it('are the same in SQL, from the highest down', () => {
    expect(bandSql(ageBands, 'a')).toMatch(
      /^case when a is null then 'unknown' when a >= 65 then 'over_64' when a >= 55/,
    )
  })
})

describe('periods', () => {
  it('are days, weeks or months, by the length of the time', () => {
    expect(lengthFor('2026-01-01', '2026-01-31')).toBe('day')
    expect(lengthFor('2026-01-01', '2026-12-31')).toBe('week')
    expect(lengthFor('2024-01-01', '2026-12-31')).toBe('month')
  })

  it('begin and end with the observed days, and weeks on Monday', () => {
    // 26 November 2026 is a Thursday.
    expect(periodsBetween('2026-11-26', '2026-12-08', 'week')).toEqual([
      { key: '2026-11-26', from: '2026-11-26', to: '2026-11-29' },
      { key: '2026-11-30', from: '2026-11-30', to: '2026-12-06' },
      { key: '2026-12-07', from: '2026-12-07', to: '2026-12-08' },
    ])
    expect(periodsBetween('2026-11-26', '2027-01-03', 'month').map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-26', '2026-11-30'],
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-03'],
    ])
  })

  it('find the period of a day', () => {
    const weeks = periodsBetween('2026-11-26', '2026-12-08', 'week')
    expect(periodOf(weeks, '2026-11-29')).toBe(0)
    expect(periodOf(weeks, '2026-11-30')).toBe(1)
    expect(periodOf(weeks, '2026-01-01')).toBe(-1)
  })
})

describe('a forecast', () => {
  it('ends when the rest is let at the pace of the last weeks, within a range', () => {
    expect(forecastOf(42, 84, 10)).toEqual({ pace: 0.5, days: 20, earliest: 16, latest: 27 })
  })

  it('has no latest day after few lettings, and none at all without any', () => {
    expect(forecastOf(1, 84, 10)?.latest).toBeNull()
    expect(forecastOf(0, 84, 10)).toBeNull()
    expect(forecastOf(5, 84, 0)).toBeNull()
  })

  it('says nothing beyond three years', () => {
    expect(forecastOf(1, 84, 500)).toBeNull()
  })

  it('draws points that rise from today to all, the range around them', () => {
    const forecast = forecastOf(42, 84, 10)
    const points = forecast ? forecastPoints('2026-11-26', 90, 10, forecast) : []
    expect(points[0]).toEqual({ day: '2026-11-26', let: 90, low: 90, high: 90 })
    expect(points.at(-1)).toMatchObject({ let: 100, low: 100, high: 100 })
    expect(points.every(({ low, let: middle, high }) => low <= middle && middle <= high)).toBe(true)
  })
})
