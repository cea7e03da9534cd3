// Computes the dates of the demo story relative to the current day, so that offers are still open and births are in
// the past.

import { v7 } from 'uuid'

const dayMs = 24 * 60 * 60 * 1000

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs)
export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days)

export const dayText = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The first day of the month that is `months` months from now. */
export const firstOfMonth = (now: Date, months: number): string =>
  dayText(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)))

/** Id with the timestamp of that moment, because ids sort by time. */
export const idAt = (moment: Date): string => v7({ msecs: moment.getTime() })
