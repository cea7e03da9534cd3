// Dates and times of appointments as Swiss wall-clock times, whatever the time zone of the browser.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'

export const shownTime = (instant: string): string => timeOf(new Date(instant))

/** «Do 03.12.2026». The day is YYYY-MM-DD. */
export function shownDay(day: string): string {
  const locale = currentLanguage() === 'fr' ? 'fr' : 'de-CH'
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  return `${weekday.replace('.', '')} ${formatDate(day)}`
}

export const dayOfInstant = (instant: string): string => dayOf(new Date(instant))

export const shownTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  `${shownTime(startsAt)}–${shownTime(endsAt)}`

/** «Do 03.12.2026, 17:00–19:00», or first and last day if there are several. */
export function shownWhen(range: { startsAt: string; endsAt: string }): string {
  const [first, last] = [dayOfInstant(range.startsAt), dayOfInstant(range.endsAt)]
  return first === last ? `${shownDay(first)}, ${shownTimes(range)}` : `${shownDay(first)} – ${shownDay(last)}`
}
