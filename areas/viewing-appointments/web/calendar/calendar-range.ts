// Days that a week or a month shows, and their title. Weeks begin on Monday.

import { laterDay } from '#platform/rules/calendar-day.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'

type Layout = 'week' | 'month'

export const isCalendarDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text).getTime())

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

export const mondayOf = (day: string): string => laterDay(day, -((utc(day).getUTCDay() + 6) % 7))

/** A month is shown in whole weeks. Both days are included. */
export function rangeOf(layout: Layout, day: string): { from: string; to: string } {
  if (layout === 'week') return { from: mondayOf(day), to: laterDay(mondayOf(day), 6) }
  return { from: mondayOf(`${day.slice(0, 7)}-01`), to: laterDay(mondayOf(lastOf(day)), 6) }
}

const lastOf = (day: string): string => laterDay(nextMonth(day, 1), -1)

/** First day of a month later or earlier. */
function nextMonth(day: string, by: number): string {
  const date = utc(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 10)
}

export const steppedDay = (layout: Layout, day: string, by: 1 | -1): string =>
  layout === 'week' ? laterDay(day, 7 * by) : nextMonth(day, by)

/** «30. November – 6. Dezember 2026», «Dezember 2026». */
export function titleOfRange(layout: Layout, day: string): string {
  const locale = currentLanguage() === 'fr' ? 'fr' : 'de-CH'
  if (layout === 'month') {
    const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(day))
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  const { from, to } = rangeOf('week', day)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(utc(from), utc(to))
}
