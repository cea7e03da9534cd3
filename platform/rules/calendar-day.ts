// Arithmetic on calendar days written YYYY-MM-DD. A day is no span of time: when the clocks change one has 23 hours or 25.

/** So many days later, earlier with a negative number. */
export function laterDay(day: string, days: number): string {
  // In UTC every day has 24 hours, so its calendar counts right.
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day so many years later; the end of February where there is no 29th. */
export function laterYear(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const moved = `${year}${day.slice(4)}`
  return laterDay(moved, 0) === moved ? moved : `${year}-02-28`
}

const zone = 'Europe/Zurich'

const swissDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day in Switzerland, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => swissDay.format(moment)

/** The Swiss calendar day that many days after the one of `now`. */
export const dayAfter = (now: Date, days: number): string => laterDay(dayOf(now), days)

/** 23:59:59 of that day in Switzerland, summer and winter time included. */
export function endOfDay(day: string): Date {
  const nextMidnight = new Date(`${laterDay(day, 1)}T00:00:00Z`).getTime()
  // Swiss midnight is one or two hours before the same midnight in UTC.
  const offset = [2, 1].find((hours) => hourIn(nextMidnight - hours * 60 * 60 * 1000) === 0) ?? 1
  return new Date(nextMidnight - offset * 60 * 60 * 1000 - 1000)
}

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
const hourIn = (time: number): number => Number(hourOf.format(time))
