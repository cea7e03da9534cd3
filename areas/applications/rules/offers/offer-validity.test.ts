import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseValidity, reminderMoment } from './offer-validity.ts'
import { dayAfter, dayOf, endOfDay } from '#platform/rules/calendar-day.ts'

describe('the end of an offer', () => {
  it.each([
    ['2026-07-15', '2026-07-15T21:59:59.000Z'],
    ['2026-11-25', '2026-11-25T22:59:59.000Z'],
    // Nights of the clock changes.
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

  it.each([
    // Times shortly before or after midnight, around the 25-hour day and the 23-hour day.
    ['2026-10-24T22:30:00Z', 1, '2026-10-26'],
    ['2026-10-24T21:30:00Z', 1, '2026-10-25'],
    ['2027-03-27T22:30:00Z', 1, '2027-03-28'],
    ['2027-03-28T21:30:00Z', 1, '2027-03-29'],
  ])('made at %s for %i day is %s', (now, days, day) => {
    expect(dayAfter(new Date(now), days)).toBe(day)
  })

  const around = fc
    .constantFrom('2026-10-25', '2027-03-28')
    .chain((change) =>
      fc.integer({ min: -5 * 1440, max: 5 * 1440 }).map((minutes) => new Date(Date.parse(change) + minutes * 60_000)),
    )
  const calendarDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

  it('is so many calendar days away, at any minute around a change of the clocks', () => {
    fc.assert(
      fc.property(around, fc.integer({ min: 0, max: 90 }), (now, days) => {
        expect(calendarDays(dayOf(now), dayAfter(now, days))).toBe(days)
      }),
    )
  })

  it('is reminded of at nine in the morning, so many calendar days before', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', timeStyle: 'short' })
    fc.assert(
      fc.property(around, fc.integer({ min: 1, max: 10 }), (now, days) => {
        const moment = reminderMoment(endOfDay(dayOf(now)), days)
        expect(moment && clock.format(moment)).toBe('09:00')
        expect(moment && calendarDays(dayOf(moment), dayOf(now))).toBe(days)
      }),
    )
  })

  it('is neither past nor too far away', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(refuseValidity('2026-11-20', now)).toBe(null)
    expect(refuseValidity('2026-11-19', now)).toBe('applications_offer_day_past')
    expect(refuseValidity('2027-06-01', now)).toBe('applications_offer_day_too_late')
  })
})
