// Validates the days on which an object joins or leaves a running tenancy.

import { laterYear } from '#platform/rules/calendar-day.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { AssignmentStanding } from '#areas/applications/rules/offers/assignment-can.ts'
import { longestNoticeYears } from './tenancy-end.ts'

/**
 * Objects let together can change before the agreement is sent and while the tenancy runs, but not while the
 * agreement is out or after notice.
 */
export function companionsCanChange({ state, contractState, endedAt = null }: AssignmentStanding): Verdict {
  if (state !== 'released' || contractState === null) return no('applications_reason_not_released')
  if (endedAt !== null) return no('tenants_reason_left')
  return contractState === 'contract_sent' || contractState === 'quit' ? no(`tenants_reason_${contractState}`) : yes
}

interface Period {
  /** Start of the tenancy. */
  contractStart: string | null
  /** Start of the companion object, if it was added later. */
  letFrom: string | null
}

/** Returns a text key if it cannot be added from this day on. */
export const addingProblem = (from: string, { contractStart }: Pick<Period, 'contractStart'>): string | null =>
  contractStart !== null && from < contractStart ? 'tenants_companion_before_start' : null

/** Returns a text key if it cannot be returned on this day. */
export function endingDayProblem(until: string, { contractStart, letFrom }: Period, today: string): string | null {
  const since = letFrom ?? contractStart
  if (since !== null && until < since) return 'tenants_companion_ends_before'
  return until > laterYear(today, longestNoticeYears) ? 'tenants_quit_too_late' : null
}
