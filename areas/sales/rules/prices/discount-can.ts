// Actions on a discount. It is decided by a second person, and it stands once the buyer has signed.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ReservationState } from '../reservation-state.ts'
import type { DiscountState } from './discount.ts'

interface Buying {
  /** State of the buyer's reservation of this object; null without one. */
  reservation: ReservationState | null
}

interface Judged extends Buying {
  state: DiscountState
  proposedBy: string
  /** User who asks. */
  by: string
}

/** Until the agreement is accepted. */
const beUnsigned = ({ reservation }: Buying): Verdict =>
  reservation === null || reservation === 'offered' || reservation === 'released'
    ? yes
    : no('sales_discount_reason_signed')

const decidable = (judged: Judged): Verdict => {
  if (judged.state !== 'proposed') return no('sales_discount_reason_decided')
  if (judged.proposedBy === judged.by) return no('sales_price_reason_second_person')
  return beUnsigned(judged)
}

export const discountCan = {
  /** `current` is the state of the newest discount of this buyer for this object. */
  beProposed: ({ current, reservation }: Buying & { current: DiscountState | null }): Verdict => {
    if (current === 'proposed' || current === 'approved') return no('sales_discount_reason_has_one')
    return beUnsigned({ reservation })
  },
  beApproved: decidable,
  beRefused: (judged: Judged): Verdict => {
    if (judged.state !== 'proposed') return no('sales_discount_reason_decided')
    return judged.proposedBy === judged.by ? no('sales_price_reason_second_person') : yes
  },
  beWithdrawn: ({ state, reservation }: Pick<Judged, 'state' | 'reservation'>): Verdict => {
    if (state === 'proposed') return yes
    return state === 'approved' ? beUnsigned({ reservation }) : no('sales_discount_reason_decided')
  },
}
