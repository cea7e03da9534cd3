import { describe, expect, it } from 'vitest'
import { lastDayOfMonth, offeredMonths } from './offered-months.ts'

describe('months to choose from', () => {
  it('begin with the current one and end with the last whole one', () => {
    const months = offeredMonths({ checks: ['not_past'], daysAhead: 330 }, '2026-11-26')
    expect(months[0]).toBe('2026-11-30')
    expect(months.at(-1)).toBe('2027-09-30')
    expect(months).toHaveLength(11)
  })

  it('are there on the last day of a month too, and never without end', () => {
    expect(offeredMonths({ checks: ['not_past'], daysAhead: 40 }, '2026-01-31')).toEqual(['2026-01-31', '2026-02-28'])
    expect(offeredMonths({ checks: [] }, '2026-01-31')).toHaveLength(36)
  })

  it.each([
    ['2028-02-01', '2028-02-29'],
    ['2027-12-31', '2027-12-31'],
  ])('of %s end on %s', (day, last) => {
    expect(lastDayOfMonth(day)).toBe(last)
  })
})
