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
