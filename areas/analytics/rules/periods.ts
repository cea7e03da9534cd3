// Periods on the time axis: days, weeks from Monday, or months, so that a chart has at most some sixty points.

import { laterDay } from '#platform/rules/calendar-day.ts'

export interface Period {
  key: string
  /** First and last day, both included, within the observed days. */
  from: string
  to: string
}

export type PeriodLength = 'day' | 'week' | 'month'

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** Days since 1970, as position on the axis. */
export const positionOf = dayNumber

export function lengthFor(from: string, to: string): PeriodLength {
  const days = dayNumber(to) - dayNumber(from) + 1
  if (days <= 35) return 'day'
  return days <= 420 ? 'week' : 'month'
}

export function periodsBetween(from: string, to: string, length: PeriodLength): Period[] {
  const periods: Period[] = []
  for (let begin = from; begin <= to;) {
    const next = beginOfNext(begin, length)
    const last = laterDay(next, -1)
    periods.push({ key: begin, from: begin, to: last < to ? last : to })
    begin = next
  }
  return periods
}

function beginOfNext(day: string, length: PeriodLength): string {
  if (length === 'day') return laterDay(day, 1)
  if (length === 'week') return laterDay(day, 7 - ((dayNumber(day) + 3) % 7))
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** Index of the period that contains the day; periods are in order. */
export const periodOf = (periods: readonly Period[], day: string): number =>
  periods.findLastIndex(({ from }) => from <= day)
