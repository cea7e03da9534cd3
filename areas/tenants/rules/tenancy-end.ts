// End of a tenancy: earliest day by the notice period, and the instant at which the object becomes free.

import { endOfDay } from '#platform/rules/calendar-day.ts'
import { laterDay, laterYear } from '#platform/rules/calendar-day.ts'

/** Midnight at the beginning of the day in Switzerland. */
export const startOfDay = (day: string): Date => new Date(endOfDay(laterDay(day, -1)).getTime() + 1000)

/** The household stays until the end of its last day; the object is free from the following day. */
export const freeAgainOn = (quitOn: string): string => laterDay(quitOn, 1)
export const freeAgainAt = (quitOn: string): Date => startOfDay(freeAgainOn(quitOn))

/** A last day further ahead is treated as a typing error. */
export const longestNoticeYears = 10

interface Ending {
  contractStart: string | null
  noticeOn: string
  quitOn: string
  handoverOn: string
}

export interface EndingProblem {
  field: 'quitOn' | 'noticeOn' | 'handoverOn'
  /** A text key. */
  key: string
}

/** Returns the first reason why a termination with these days cannot be entered today; null if it can. */
export function endingProblem(
  { contractStart, noticeOn, quitOn, handoverOn }: Ending,
  today: string,
): EndingProblem | null {
  const latest = laterYear(today, longestNoticeYears)
  if (contractStart && quitOn < contractStart) return { field: 'quitOn', key: 'tenants_quit_before_start' }
  if (quitOn > latest) return { field: 'quitOn', key: 'tenants_quit_too_late' }
  if (noticeOn > quitOn) return { field: 'noticeOn', key: 'tenants_notice_after_quit' }
  if (noticeOn > today) return { field: 'noticeOn', key: 'tenants_notice_in_future' }
  if (contractStart && handoverOn < contractStart) return { field: 'handoverOn', key: 'tenants_quit_before_start' }
  if (handoverOn > latest) return { field: 'handoverOn', key: 'tenants_quit_too_late' }
  return null
}

/**
 * Returns the first month-end after the notice period; by common clause no tenancy ends in December
 * (standards.md §10.7).
 */
export function earliestEnd(noticeOn: string, months: number): string {
  const [year = 0, month = 1] = noticeOn.split('-').map(Number)
  const lastDayOf = (monthsLater: number) => new Date(Date.UTC(year, month + monthsLater, 0))
  const end = lastDayOf(months)
  const allowed = end.getUTCMonth() === 11 ? lastDayOf(months + 1) : end
  return allowed.toISOString().slice(0, 10)
}
