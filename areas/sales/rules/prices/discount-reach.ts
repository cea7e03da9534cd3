// Tells if a discount is part of the price that a buyer pays. The agreement keeps its price: a discount that is approved
// or withdrawn after the agreement was made changes only the next one.

import { discountOn, type DiscountState, type DiscountTerms } from './discount.ts'

export const discountReaches = ['offer', 'agreement', 'next_agreement'] as const
export type DiscountReach = (typeof discountReaches)[number]

interface Agreed {
  /** To pay, in Rappen. */
  price: number | null
  discount: number
}

/** `agreement` is that of the buyer's reservation of this object, also before it is accepted. Null if the discount has no effect. */
export function reachOf(
  { state, ...terms }: DiscountTerms & { state: DiscountState },
  agreement: Agreed | null,
): DiscountReach | null {
  const isPart = agreement !== null && state !== 'proposed' && isPartOf(terms, agreement)
  if (isPart && state !== 'refused') return 'agreement'
  if (state === 'refused' || state === 'withdrawn') return null
  return agreement ? 'next_agreement' : 'offer'
}

const isPartOf = (terms: DiscountTerms, { price, discount }: Agreed): boolean =>
  price !== null && discount > 0 && discountOn(price + discount, terms) === discount
