// Months to choose from, each written as its last day: the current month is not in the past then.

import { laterDay } from '#platform/rules/calendar-day.ts'
import { offeredDays } from './day-bounds.ts'
import type { FormField } from './form-definition.ts'

const mostMonths = 36

/** Parents know the month of an expected child, seldom the day. */
export const asksForMonth = ({ key }: Pick<FormField, 'key'>): boolean => key === 'expected_month'

/** Months whose last day the field accepts, earliest first. */
export function offeredMonths(field: Pick<FormField, 'checks' | 'daysBack' | 'daysAhead'>, today: string): string[] {
  const { earliest = today, latest } = offeredDays(field, today)
  const months: string[] = []
  let month = lastDayOfMonth(earliest)
  while (months.length < mostMonths && (!latest || month <= latest)) {
    months.push(month)
    month = lastDayOfMonth(laterDay(month, 1))
  }
  return months
}

export function lastDayOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
