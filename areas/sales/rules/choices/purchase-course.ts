// Course of a purchase as its buyer sees it, from the confirmation to the hand-over.

import type { ReservationState } from '../reservation-state.ts'

export const purchaseSteps = ['confirmation', 'reservation', 'fee', 'countersigned', 'notary', 'handover'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

export const stepStates = ['done', 'current', 'open'] as const
export type StepState = (typeof stepStates)[number]

export interface PurchaseFacts {
  isConfirmed: boolean
  /** Null without a reservation and after its release: the course then waits for the next one. */
  reservation: ReservationState | null
  /** Without a fee the step is left out. */
  hasFee: boolean
  keysOn: string | null
}

const held: readonly ReservationState[] = ['signed', 'paid', 'completed', 'sold']

export function courseOfPurchase(facts: PurchaseFacts): { key: PurchaseStep; state: StepState }[] {
  const shown = purchaseSteps.filter((key) => key !== 'fee' || facts.hasFee)
  const next = shown.find((key) => !isDone(key, facts))
  return shown.map((key) => ({ key, state: isDone(key, facts) ? 'done' : key === next ? 'current' : 'open' }))
}

function isDone(step: PurchaseStep, { isConfirmed, reservation, keysOn }: PurchaseFacts): boolean {
  const reached = reservation === null ? -1 : held.indexOf(reservation)
  switch (step) {
    case 'confirmation':
      return isConfirmed || reached >= 0
    case 'reservation':
      return reached >= 0
    case 'fee':
      return reached >= 1
    case 'countersigned':
      return reached >= 2
    case 'notary':
      return reached >= 3
    case 'handover':
      return keysOn !== null
  }
}
