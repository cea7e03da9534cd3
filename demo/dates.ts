// The days of the story are counted back from the day it is told, so that offers are open and births lie in the past.

import { v7 } from 'uuid'

const dayMs = 24 * 60 * 60 * 1000

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs)
export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days)

export const dayText = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The first day of a month, so many months from now. */
export const firstOfMonth = (now: Date, months: number): string =>
  dayText(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)))

/** An id as it would have been made then: ids sort by their time. */
export const idAt = (moment: Date): string => v7({ msecs: moment.getTime() })
