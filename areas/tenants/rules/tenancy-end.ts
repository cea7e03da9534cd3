// When a tenancy ends: what the notice period allows, and the moment from which the object is free.

import { endOfDay } from '#areas/applications/rules/offer-validity.ts'
import { laterDay } from '#platform/rules/calendar-day.ts'

/** Months between the notice and the end for a home, unless the contract says more (OR 266c). */
export const noticeMonths = 3

/** Midnight at the beginning of the day in Switzerland. */
export const startOfDay = (day: string): Date => new Date(endOfDay(laterDay(day, -1)).getTime() + 1000)

/** The first month-end that keeps the period; by common clause no tenancy ends with December (standards.md §10.7). */
export function earliestEnd(noticeOn: string, months: number): string {
  const [year = 0, month = 1] = noticeOn.split('-').map(Number)
  const lastDayOf = (monthsLater: number) => new Date(Date.UTC(year, month + monthsLater, 0))
  const end = lastDayOf(months)
  const allowed = end.getUTCMonth() === 11 ? lastDayOf(months + 1) : end
  return allowed.toISOString().slice(0, 10)
}
