// Conversion between Swiss wall-clock times and instants, with daylight saving time taken into account.

import { dayOf } from './calendar-day.ts'

const zone = 'Europe/Zurich'
const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Swiss wall-clock time of an instant, as HH:MM. */
export const timeOf = (instant: Date): string => clock.format(instant)

/**
 * Instant of a Swiss wall-clock time. Undefined for times that the clock skips in spring; the first of two for times
 * that occur twice in autumn. Undefined also for texts that are not YYYY-MM-DD and HH:MM.
 */
export function instantAt(day: string, time: string): Date | undefined {
  const asUtc = new Date(`${day}T${time}:00Z`).getTime()
  if (Number.isNaN(asUtc)) return undefined
  // Summer time is two hours ahead of UTC and ends after the first of two equal times.
  return [2, 1]
    .map((hours) => new Date(asUtc - hours * hourMs))
    .find((one) => dayOf(one) === day && timeOf(one) === time)
}

export const laterByMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * minuteMs)
export const laterByHours = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * hourMs)
