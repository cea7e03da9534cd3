// Remaining validity of an offer, in words.

import type { Translate } from '#platform/web/i18n/texts.ts'

const dayMs = 24 * 60 * 60 * 1000

export function remainingWords(t: Translate, validUntil: string, now: Date): string {
  const left = new Date(validUntil).getTime() - now.getTime()
  if (left <= 0) return t('applications_time_over')
  const days = Math.floor(left / dayMs)
  if (days === 0) return t('applications_until_today')
  return t('applications_days_left', { count: days })
}
