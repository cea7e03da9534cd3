// The dates that an answer may have.

import { laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import type { Finding } from './finding.ts'
import type { FormField } from './form-definition.ts'

/** Checks a date against the field's limits, given in days from today. Returns the finding or null. */
export function dayFinding(field: Limits, day: string, today: string): Finding | null {
  const { earliest, latest } = limitsOf(field, today)
  if (earliest && day < earliest) return { key: 'application_form_day_too_early', values: { day: swissDate(earliest) } }
  if (latest && day > latest) return { key: 'application_form_day_too_late', values: { day: swissDate(latest) } }
  return null
}

/** Dates offered by the calendar: those that the rules accept. */
export function offeredDays(field: Pick<FormField, 'checks'> & Limits, today: string): Between {
  const { checks } = field
  const { earliest, latest } = limitsOf(field, today)
  const isPast = checks.includes('birth') || checks.includes('not_future')
  const first = checks.includes('not_past') ? today : earliest
  const last = isPast ? today : latest
  return { ...(first && { earliest: first }), ...(last && { latest: last }) }
}

type Limits = Pick<FormField, 'daysBack' | 'daysAhead'>

interface Between {
  earliest?: string
  latest?: string
}

const limitsOf = ({ daysBack, daysAhead }: Limits, today: string): Between => ({
  ...(daysBack !== undefined && { earliest: laterDay(today, -daysBack) }),
  ...(daysAhead !== undefined && { latest: laterDay(today, daysAhead) }),
})
