import { describe, expect, it } from 'vitest'
import { earliestEnd, startOfDay } from './tenancy-end.ts'

describe('the end of a tenancy', () => {
  it.each([
    ['2026-11-20', 3, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2027-11-01', 3, '2028-02-29'],
    // December is no date of notice: the next month-end holds.
    ['2026-09-10', 3, '2027-01-31'],
    ['2026-06-10', 6, '2027-01-31'],
  ])('after a notice on %s with %i months is %s at the earliest', (noticeOn, months, end) => {
    expect(earliestEnd(noticeOn, months)).toBe(end)
  })

  it.each([
    ['2027-01-31', '2027-01-30T23:00:00.000Z'],
    ['2027-07-31', '2027-07-30T22:00:00.000Z'],
    // The clocks go forward in that night.
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
  ])('on %s begins at Swiss midnight', (day, moment) => {
    expect(startOfDay(day).toISOString()).toBe(moment)
  })
})
