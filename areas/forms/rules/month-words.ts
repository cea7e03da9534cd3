import type { Language } from '#platform/rules/project-type.ts'

/** «Mai 2027» for any day of that month, written YYYY-MM-DD. */
export const monthWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CH`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
