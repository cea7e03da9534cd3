// Actions after the countersignature: the date at the notary, the deed, the payments of the contract, the keys.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ReservationState } from './reservation-state.ts'

interface Completing {
  state: ReservationState
  keysOn: string | null
  /** Day of the signed hand-over. */
  handedOverOn: string | null
}

const beforeDeed = ({ state }: Completing): Verdict => {
  if (state === 'sold') return no('sales_reason_sold')
  return state === 'completed' ? yes : no('sales_reason_not_countersigned')
}

export const completionCan = {
  haveNotaryDate: beforeDeed,
  beNotarised: beforeDeed,
  /** The contract lists the payments; they can be prepared before it is notarised. */
  haveMilestones: ({ state }: Completing): Verdict =>
    state === 'completed' || state === 'sold' ? yes : no('sales_reason_not_countersigned'),
  /** A wrong entry can be corrected until the keys are handed over. */
  haveDeedTakenBack({ state, keysOn, handedOverOn }: Completing): Verdict {
    if (state !== 'sold') return no('sales_reason_not_notarised')
    if (handedOverOn !== null) return no('sales_reason_handover_signed')
    return keysOn === null ? yes : no('sales_reason_keys_handed_over')
  },
  haveKeysHandedOver({ state, keysOn }: Completing): Verdict {
    if (state !== 'sold') return no('sales_reason_not_notarised')
    return keysOn === null ? yes : no('sales_reason_keys_handed_over')
  },
}
