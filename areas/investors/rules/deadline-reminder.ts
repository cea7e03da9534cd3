// Decides on which day investors are reminded that offers are due.

import { laterDay } from '#platform/rules/calendar-day.ts'
import { isEnded, hasReached, type ApplyState } from './apply-state.ts'

export const offerKinds = ['nbo', 'bo'] as const
export type OfferKind = (typeof offerKinds)[number]

/** Days before the deadline. */
export const remindedBefore = 7

interface Due {
  kind: OfferKind
  /** YYYY-MM-DD; null without a deadline. */
  deadline: string | null
  state: ApplyState
  hasNda: boolean
  hasOffer: boolean
  /** Deadline of which the investor was reminded last; a moved deadline is a new one. */
  remindedOf: string | null
}

/** Reminded are investors who can hand in this offer and have not. */
export function isToRemind({ kind, deadline, state, hasNda, hasOffer, remindedOf }: Due, today: string): boolean {
  if (!deadline || hasOffer || remindedOf === deadline || isEnded(state)) return false
  if (today > deadline || laterDay(today, remindedBefore) < deadline) return false
  return kind === 'nbo' ? hasNda && !hasReached(state, 'nbo_submitted') : mayHandInBinding(state)
}

const mayHandInBinding = (state: ApplyState) => hasReached(state, 'shortlisted') && !hasReached(state, 'bo_submitted')
