// Actions on a reservation, by its state at the time of the call.

import type { ApplicationState } from '#areas/applications/rules/application-state.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { isHolding, type ReservationState } from './reservation-state.ts'

interface Starting {
  applicationState: ApplicationState
  /** State of the application's current reservation; null without one. */
  reservation: ReservationState | null
  objectState: ObjectState
  /** The object is held by a reservation of a sale, behind which a queue can form. */
  isHeldBySale: boolean
}

interface Signing {
  state: ReservationState
  /** A document of the agreement is at the signing provider already. */
  isAtProvider: boolean
  /** The workspace has a signing provider. */
  hasProvider: boolean
}

const only =
  (reason: string, ...states: ReservationState[]) =>
  (state: ReservationState): Verdict => {
    if (states.includes(state)) return yes
    if (state === 'released') return no('sales_reason_released')
    if (state === 'sold') return no('sales_reason_sold')
    return no(reason)
  }

export const reservationCan = {
  start({ applicationState, reservation, objectState, isHeldBySale }: Starting): Verdict {
    if (reservation !== null && reservation !== 'released') return no('sales_reason_has_reservation')
    if (applicationState !== 'sale.new') return no('sales_reason_not_confirmed')
    return objectIsOpen(objectState, isHeldBySale)
  },
  /** The agreement can be mailed again until it is accepted. */
  beSent: only('sales_reason_accepted', 'offered'),
  beSentToSign({ state, isAtProvider, hasProvider }: Signing): Verdict {
    const offered = only('sales_reason_accepted', 'offered')(state)
    if (!offered.allowed) return offered
    if (!hasProvider) return no('contracts_no_provider')
    return isAtProvider ? no('sales_reason_at_provider') : yes
  },
  beAccepted: only('sales_reason_accepted', 'offered'),
  havePaymentInfoSent: only('sales_reason_no_fee_open', 'signed'),
  haveAccountingReminded: only('sales_reason_no_fee_open', 'signed'),
  haveFeeConfirmed: only('sales_reason_no_fee_open', 'signed'),
  beCountersigned: (state: ReservationState): Verdict =>
    state === 'completed' ? no('sales_reason_countersigned') : only('sales_reason_fee_not_paid', 'paid')(state),
  beExtended: only('sales_reason_no_clock', 'signed', 'paid', 'completed'),
  beReleased: only('sales_reason_released', 'offered', 'queued', 'signed', 'paid', 'completed'),
  /** `place` is 1 for the first in the queue. */
  beMovedUp(state: ReservationState, place: number | null): Verdict {
    if (state !== 'queued' || place === null) return no('sales_reason_not_in_queue')
    return place > 1 ? yes : no('sales_reason_first_in_queue')
  },
}

/** Free, or held by another buyer behind whom a queue can form. */
export function objectIsOpen(objectState: ObjectState, isHeldBySale: boolean): Verdict {
  if (objectState === 'available' || (objectState === 'reserved' && isHeldBySale)) return yes
  return no('sales_reason_object_taken')
}

/** State of the application that follows from its reservation. */
export function applicationStateOf(state: ReservationState): ApplicationState {
  if (!isHolding(state)) return 'sale.new'
  if (state === 'signed') return 'sale.client.signed'
  return state === 'paid' ? 'sale.fee.transferred' : 'sale.reservation.completed'
}

interface Paid {
  state: ReservationState
  /** The expected fee is paid in full or more. */
  isPaid: boolean
}

/** State after the sum of the payments has changed. A countersigned reservation is not taken back by a reversal. */
export function stateAfterPayment({ state, isPaid }: Paid): ReservationState {
  if (state === 'signed' && isPaid) return 'paid'
  return state === 'paid' && !isPaid ? 'signed' : state
}
