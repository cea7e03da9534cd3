// Arithmetic on calendar days written YYYY-MM-DD. Days cannot be added as milliseconds: when the clocks change, a day
// has 23 or 25 hours.

/** Returns the day `days` later; earlier if negative. */
export function laterDay(day: string, days: number): string {
  // Every day has 24 hours in UTC, so UTC date arithmetic is safe.
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the same day `years` later; 28 February if there is no 29th. */
export function laterYear(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const moved = `${year}${day.slice(4)}`
  return laterDay(moved, 0) === moved ? moved : `${year}-02-28`
}

const zone = 'Europe/Zurich'

const swissDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** Swiss calendar day of an instant, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => swissDay.format(moment)

/** 2026-11-05 as 05.11.2026; a time after the day is left out. */
export const swissDate = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.')

/** Swiss calendar day that is `days` after `now`. */
export const dayAfter = (now: Date, days: number): string => laterDay(dayOf(now), days)

/** Returns the instant 23:59:59 Swiss time of that day, with daylight saving time taken into account. */
export function endOfDay(day: string): Date {
  const nextMidnight = new Date(`${laterDay(day, 1)}T00:00:00Z`).getTime()
  // Swiss midnight is one or two hours before the same midnight in UTC.
  const offset = [2, 1].find((hours) => hourIn(nextMidnight - hours * 60 * 60 * 1000) === 0) ?? 1
  return new Date(nextMidnight - offset * 60 * 60 * 1000 - 1000)
}

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
const hourIn = (time: number): number => Number(hourOf.format(time))
