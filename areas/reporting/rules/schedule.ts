// Days on which a schedule makes a report. Days are YYYY-MM-DD in Swiss time.

import { laterDay } from '#platform/rules/calendar-day.ts'
import type { Rhythm } from './report.ts'

const months: Record<Exclude<Rhythm, 'weekly'>, number> = { monthly: 1, quarterly: 3 }

/**
 * First day of the rhythm after both days, counted from the first run: a night that was missed is made up once and
 * leaves the later days where they were.
 */
export function nextRunAfter(run: string, rhythm: Rhythm, today: string): string {
  let next = run
  for (let step = 1; next <= today || next <= run; step++) next = stepped(run, rhythm, step)
  return next
}

function stepped(run: string, rhythm: Rhythm, steps: number): string {
  if (rhythm === 'weekly') return laterDay(run, 7 * steps)
  return laterMonth(run, months[rhythm] * steps)
}

/** Proposed day of a new schedule. */
export const firstOfNextMonth = (today: string): string => laterMonth(`${today.slice(0, 7)}-01`, 1)

/** The same day of a later month; the last day of a month that is shorter. */
function laterMonth(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}
