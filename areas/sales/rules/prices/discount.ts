// Discounts for one buyer and one object.

import { shareOf } from '#platform/rules/amounts/money.ts'

export const discountKinds = ['amount', 'percent'] as const
export type DiscountKind = (typeof discountKinds)[number]

export const discountStates = ['proposed', 'approved', 'refused', 'withdrawn'] as const
export type DiscountState = (typeof discountStates)[number]

export interface DiscountTerms {
  kind: DiscountKind
  /** Rappen, or hundredths of a percent. */
  value: number
}

/** In Rappen, a percentage rounded to 5 Rappen; never more than the price. */
export function discountOn(price: number, { kind, value }: DiscountTerms): number {
  const discount = kind === 'amount' ? value : Math.round(shareOf(price, value) / 5) * 5
  return Math.min(price, discount)
}
