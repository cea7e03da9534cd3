// Validates start and end days of a tenancy: not before the previous household leaves, and not implausibly far ahead.

import { laterYear } from '#platform/rules/calendar-day.ts'

export const earliestStart = '1900-01-01'
export const latestStartYears = 10
export const longestTermYears = 100

export interface DayProblem {
  /** Text key. `date` is the first possible day, `years` the limit for days too far ahead. */
  key: string
  values: { date?: string; years?: number }
}

interface Start {
  start: string
  today: string
  /** The first day after the previous household has left; null if no household has to leave. */
  freeFrom: string | null
}

export function startProblem({ start, today, freeFrom }: Start): DayProblem | null {
  if (freeFrom !== null && start < freeFrom)
    return { key: 'applications_start_before_free', values: { date: freeFrom } }
  if (start < earliestStart) return { key: 'applications_start_too_early', values: { date: earliestStart } }
  if (start > laterYear(today, latestStartYears)) {
    return { key: 'applications_start_too_late', values: { years: latestStartYears } }
  }
  return null
}

/** Validates the end of a fixed term. */
export function endProblem({
  start,
  end,
  today,
}: {
  start: string | null
  end: string
  today: string
}): DayProblem | null {
  if (start !== null && end <= start) return { key: 'contracts_end_before_start', values: {} }
  if (end < earliestStart) return { key: 'applications_start_too_early', values: { date: earliestStart } }
  const latest = laterYear(start ?? today, longestTermYears)
  return end > latest ? { key: 'contracts_end_too_late', values: { years: longestTermYears } } : null
}
