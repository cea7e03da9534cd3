// An appointment in words, in Swiss time wherever the reader is: Dienstag, 12. Januar 2027, 10:00.

import { currentLanguage } from '#platform/web/i18n/language.ts'

export function spokenTime(iso: string, language = currentLanguage()): string {
  const moment = new Date(iso)
  const zone = { timeZone: 'Europe/Zurich' } as const
  const locale = language === 'fr' ? 'fr' : 'de-CH'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...zone }).format(moment)
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  }).format(moment)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${time}`
}
