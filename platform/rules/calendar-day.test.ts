import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterDay, laterYear } from './calendar-day.ts'

describe('a calendar day', () => {
  it.each([
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s moved by %i is %s', (day, days, later) => {
    expect(laterDay(day, days)).toBe(later)
  })

  it('there and back is the same day', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => laterDay('1990-01-01', days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(laterDay(laterDay(day, days), -days)).toBe(day)
      }),
    )
  })

  it.each([
    ['2026-11-20', 10, '2036-11-20'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2026-11-20', -120, '1906-11-20'],
  ])('%s moved by %i years is %s', (day, years, later) => {
    expect(laterYear(day, years)).toBe(later)
  })
})
