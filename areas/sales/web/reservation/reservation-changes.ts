// Mutations of a reservation, and the queries that each makes stale.

import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { keyOf, useChange } from '#platform/web/api/query.ts'
import { getSaleCompletion } from '../../contract/completion.ts'
import { confirmPayment, getAccountingForm } from '../../contract/accounting-form.ts'
import { getHandover } from '../../contract/handover.ts'
import { acceptAgreement, getReservationPage } from '../../contract/reservation-page.ts'
import {
  countersignReservation,
  extendReservation,
  getSaleReservation,
  moveUpQueue,
  releaseReservationByStaff,
  sendAccountingReminder,
  sendPaymentInfo,
  sendReservation,
  sendReservationToSign,
  signOnPaper,
  signReservationForDemo,
  startReservation,
} from '../../contract/reservation.ts'

export const staleAfterReservation: Endpoint[] = [getSaleReservation, getApplication, getApplicationTimeline]

/** Refetched when a reservation changes without this user: the buyer accepts, a payment is booked, the clock ends. */
export const liveAfterReservation = [...staleAfterReservation, getSaleCompletion, getHandover].map((one) => keyOf(one))

const own = { stale: staleAfterReservation, errors: 'own' } as const

export const useStartReservation = () => useChange(startReservation, own)
export const useSendReservation = () => useChange(sendReservation, own)
/** Without a timeout, as for other calls that wait for a signing provider. */
export const useSendReservationToSign = () => useChange(sendReservationToSign, { ...own, timeout: false })
export const useSignReservationForDemo = () =>
  useChange(signReservationForDemo, { stale: staleAfterReservation, timeout: false })
export const useSignOnPaper = () => useChange(signOnPaper, own)
export const useSendPaymentInfo = () => useChange(sendPaymentInfo, own)
export const useSendAccountingReminder = () => useChange(sendAccountingReminder, own)
export const useCountersignReservation = () => useChange(countersignReservation, own)
export const useExtendReservation = () => useChange(extendReservation, own)
export const useReleaseReservationByStaff = () => useChange(releaseReservationByStaff, own)
export const useMoveUpQueue = () => useChange(moveUpQueue, own)

export const useAcceptAgreement = () => useChange(acceptAgreement, { stale: [getReservationPage], errors: 'own' })
export const useConfirmPayment = () => useChange(confirmPayment, { stale: [getAccountingForm], errors: 'own' })
