// The reservation fee after the reservation has ended. With the purchase it counts towards the price.

import type { ReleaseCause } from './reservation-state.ts'

export const feeFates = ['refund', 'kept', 'credited'] as const
export type FeeFate = (typeof feeFates)[number]

interface FeeRules {
  feeOnExpiry: FeeFate
  feeOnWithdrawal: FeeFate
}

/** Null if no fee was paid. A buyer who loses the object without own doing gets the fee back. */
export function feeFateOf(
  cause: ReleaseCause,
  { feeOnExpiry, feeOnWithdrawal }: FeeRules,
  paid: number,
): FeeFate | null {
  if (paid === 0) return null
  if (cause === 'expired') return feeOnExpiry
  return cause === 'withdrawn' ? feeOnWithdrawal : 'refund'
}
