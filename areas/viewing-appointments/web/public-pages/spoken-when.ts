// Dates and times in full words for visitors, as Swiss wall-clock times.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'

interface Range {
  startsAt: string
  endsAt: string
}

/** «Dienstag, 3. März», with the year unless it is this year. */
export function spokenDay(instant: string, now = new Date()): string {
  const locale = currentLanguage() === 'fr' ? 'fr' : 'de-CH'
  const isThisYear = dayOf(new Date(instant)).slice(0, 4) === dayOf(now).slice(0, 4)
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'Europe/Zurich',
  }).format(new Date(instant))
}

export const spokenTime = (instant: string): string => timeOf(new Date(instant))

/** «17:30 bis 18:00 Uhr». */
export const spokenTimes = (t: Translate, { startsAt, endsAt }: Range): string =>
  t('viewing_appointments_public_times', { from: spokenTime(startsAt), to: spokenTime(endsAt) })

/** «Dienstag, 3. März, 17:30 bis 18:00 Uhr». */
export const spokenWhen = (t: Translate, range: Range): string =>
  `${spokenDay(range.startsAt)}, ${spokenTimes(t, range)}`

/** An instant of today as a time, of another day with its date. */
export function spokenInstant(t: Translate, instant: string, now = new Date()): string {
  const time = t('viewing_appointments_public_time', { time: spokenTime(instant) })
  return dayOf(new Date(instant)) === dayOf(now) ? time : `${spokenDay(instant, now)}, ${time}`
}
