// Calendar days as text, YYYY-MM-DD: comparable as strings and independent of time zones.

/** Requires the exact format and an existing date; rejects 31 February and years before 1800. */
export function isDay(text: string): boolean {
  if (!/^(18|19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Maximum plausible age in years; an earlier birth date is a typing error. */
export const oldestAge = 120

/** Full years between two days; negative if `birth` is in the future. */
export function ageOn(today: string, birth: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Returns the current day in Switzerland at this time. */
export const swissDay = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(moment)
