// Actions on the hand-over protocol of a sale.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ReservationState } from '../reservation-state.ts'

interface Standing {
  state: ReservationState
  /** Null without a protocol. */
  handover: { signedAt: Date | null } | null
}

const whileOpen = ({ state, handover }: Standing): Verdict => {
  if (handover?.signedAt) return no('sales_reason_handover_signed')
  return state === 'completed' || state === 'sold' ? yes : no('sales_reason_not_countersigned')
}

export const handoverCan = {
  /** It can be prepared before the deed is notarised. */
  begin: (standing: Standing): Verdict =>
    standing.handover === null ? whileOpen(standing) : no('sales_reason_handover_begun'),
  change: (standing: Standing): Verdict =>
    standing.handover === null ? no('sales_reason_no_handover') : whileOpen(standing),
  sign(standing: Standing): Verdict {
    const open = handoverCan.change(standing)
    if (!open.allowed) return open
    return standing.state === 'sold' ? yes : no('sales_reason_not_notarised')
  },
}
