import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayOf, endOfDay, refuseValidity } from './offer-validity.ts'

describe('the end of an offer', () => {
  it.each([
    ['2026-07-15', '2026-07-15T21:59:59.000Z'],
    ['2026-11-25', '2026-11-25T22:59:59.000Z'],
    // The nights in which the clocks change.
    ['2026-03-29', '2026-03-29T21:59:59.000Z'],
    ['2026-10-25', '2026-10-25T22:59:59.000Z'],
  ])('on %s is %s', (day, moment) => {
    expect(endOfDay(day).toISOString()).toBe(moment)
  })

  it('is the last second of its Swiss day, on every day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = new Date(days * 86_400_000).toISOString().slice(0, 10)
        const end = endOfDay(day)
        expect(dayOf(end)).toBe(day)
        expect(dayOf(new Date(end.getTime() + 1000))).not.toBe(day)
      }),
    )
  })

  it('counts whole days from the Swiss day it is made on', () => {
    expect(dayAfter(new Date('2026-11-20T23:30:00Z'), 5)).toBe('2026-11-26')
  })

  it('is neither past nor too far away', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(refuseValidity('2026-11-20', now)).toBe(null)
    expect(refuseValidity('2026-11-19', now)).toBe('applications_offer_day_past')
    expect(refuseValidity('2027-06-01', now)).toBe('applications_offer_day_too_late')
  })
})
