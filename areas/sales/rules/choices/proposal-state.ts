// Dates proposed to a buyer: who may answer and until when. Time is an argument: every call judges for itself.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ReservationState } from '../reservation-state.ts'

export const dateKinds = ['notary', 'handover'] as const
export type DateKind = (typeof dateKinds)[number]

/** `replaced`: chosen, and later another date of the same kind was chosen. */
export const proposalStates = ['open', 'chosen', 'none_suits', 'withdrawn', 'replaced'] as const
export type ProposalState = (typeof proposalStates)[number]

export const mostTimes = 8

interface Proposed {
  kind: DateKind
  state: ProposalState
  answerUntil: string
  times: readonly Date[]
}

interface Completing {
  state: ReservationState
  keysOn: string | null
}

/** The notary date lies before the deed; the hand-over may be planned once the reservation is countersigned. */
export function mayPropose(kind: DateKind, { state, keysOn }: Completing): Verdict {
  if (state === 'sold' && kind === 'notary') return no('sales_reason_sold')
  if (state !== 'completed' && state !== 'sold') return no('sales_reason_not_countersigned')
  return keysOn === null ? yes : no('sales_reason_keys_handed_over')
}

export const proposalCan = {
  /** A time that has passed cannot be chosen. */
  beAnswered({ state, answerUntil }: Proposed, now: Date): Verdict {
    if (state === 'withdrawn') return no('sales_reason_dates_withdrawn')
    if (state !== 'open') return no('sales_reason_dates_answered')
    return dayOf(now) <= answerUntil ? yes : no('sales_reason_dates_closed')
  },
  beWithdrawn: ({ state }: Pick<Proposed, 'state'>): Verdict =>
    state === 'open' ? yes : no('sales_reason_dates_answered'),
}

export const choosableTimes = ({ times }: Pick<Proposed, 'times'>, now: Date): Date[] =>
  times.filter((time) => time > now)

/** No answer came in time, and staff have to act. */
export const isOverdue = ({ state, answerUntil }: Pick<Proposed, 'state' | 'answerUntil'>, today: string): boolean =>
  state === 'open' && today > answerUntil
