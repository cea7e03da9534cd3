// Time of the daily mail: 06:30 in Switzerland.

import { dayAfter, dayOf, endOfDay } from '#platform/rules/calendar-day.ts'

const hour = 60 * 60 * 1000
/**
 * Milliseconds before the end of the day. Counted backwards, because a change to or from daylight saving time happens
 * before 06:30.
 */
const beforeMidnight = 17.5 * hour

const morningOf = (day: string): Date => new Date(endOfDay(day).getTime() + 1000 - beforeMidnight)

export function nextMorning(now: Date): Date {
  const today = morningOf(dayOf(now))
  return now < today ? today : morningOf(dayAfter(now, 1))
}
