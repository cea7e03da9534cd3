// When the daily mail leaves: half past six in Switzerland, before anybody works.

import { dayAfter, dayOf, endOfDay } from '#platform/rules/calendar-day.ts'

const hour = 60 * 60 * 1000
/** Counted back from the end of the day: the clocks are changed before the morning. */
const beforeMidnight = 17.5 * hour

const morningOf = (day: string): Date => new Date(endOfDay(day).getTime() + 1000 - beforeMidnight)

export function nextMorning(now: Date): Date {
  const today = morningOf(dayOf(now))
  return now < today ? today : morningOf(dayAfter(now, 1))
}
