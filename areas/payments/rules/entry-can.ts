// Rules of the actions on a bank entry.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { ownCurrency } from './matching.ts'
import type { EntryState } from './payment-states.ts'

export interface EntryStanding {
  state: EntryState
  isReversal: boolean
  /** A person settled it; otherwise it was matched by its reference. */
  isSettledByPerson: boolean
  /** The credit that this reversal takes back is known and booked. */
  hasReversed: boolean
}

const waits = ({ state }: EntryStanding): Verdict => (state === 'waiting' ? yes : no('payments_reason_settled'))

const creditWaits = (standing: EntryStanding): Verdict =>
  standing.isReversal ? no('payments_reason_is_reversal') : waits(standing)

export const entryCan = {
  assign: creditWaits,
  return: creditWaits,
  ignore: waits,
  /** Takes the booking of the reversed credit back. */
  takeBack(standing: EntryStanding): Verdict {
    if (!standing.isReversal) return no('payments_reason_no_reversal')
    if (standing.state !== 'waiting') return waits(standing)
    return standing.hasReversed ? yes : no('payments_reason_reversed_unknown')
  },
  /** Puts an entry back on the list. Bookings of a person are taken back, those by reference stay. */
  reopen({ state, isReversal, isSettledByPerson }: EntryStanding): Verdict {
    if (isReversal && state !== 'ignored') return no('payments_reason_is_reversal')
    if (state === 'returned' || state === 'ignored') return yes
    return state === 'matched' && isSettledByPerson ? yes : no('payments_reason_not_reopened')
  },
}

export const settleActions = ['assign', 'return', 'ignore', 'takeBack', 'reopen'] as const
export type SettleAction = (typeof settleActions)[number]

export interface Part {
  /** In Rappen. */
  amount: number
}

/** Text key of what is wrong with a division of an entry; null if it is complete. Amounts of another currency are converted by the person. */
export function divisionProblem(
  entry: { amount: number; currency: string },
  { parts, returned }: { parts: readonly Part[]; returned: number },
): string | null {
  if (parts.length === 0) return 'payments_division_nothing'
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (entry.currency !== ownCurrency) return returned > 0 ? 'payments_division_currency' : null
  if (sum + returned > entry.amount) return 'payments_division_too_much'
  return sum + returned < entry.amount ? 'payments_division_rest' : null
}
