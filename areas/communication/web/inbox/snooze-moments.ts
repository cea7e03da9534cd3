// Presets for snoozing a thread, in the user's time zone.

export const snoozeWords = ['later_today', 'tomorrow', 'next_week', 'in_two_weeks'] as const
export type SnoozeWord = (typeof snoozeWords)[number]

const morning = 8
const evening = 17
/** Hours. A preset that is closer than this is not offered. */
const leastHours = 1

export function snoozeMoments(now: Date): { word: SnoozeWord; at: Date }[] {
  const today = atHour(now, 0, evening)
  const monday = daysToMonday(now)
  const isEarly = today.getTime() - now.getTime() >= leastHours * 3_600_000
  return [
    ...(isEarly ? [{ word: 'later_today' as const, at: today }] : []),
    { word: 'tomorrow', at: atHour(now, 1, morning) },
    // Omitted on Sundays, when it equals `tomorrow`.
    ...(monday > 1 ? [{ word: 'next_week' as const, at: atHour(now, monday, morning) }] : []),
    { word: 'in_two_weeks', at: atHour(now, 14, morning) },
  ]
}

/** The morning of the chosen day. */
export function morningOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, morning)
}

const atHour = (from: Date, days: number, hour: number): Date =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, hour)

/** Days until the next Monday; 7 on a Monday. */
const daysToMonday = (from: Date): number => (8 - from.getDay()) % 7 || 7
