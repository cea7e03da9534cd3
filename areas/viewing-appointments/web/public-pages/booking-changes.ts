// Mutations of the public pages. Forms show their errors themselves.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  acceptSeat,
  bookSeat,
  cancelBooking,
  declineInvitation,
  editBooking,
  holdSeat,
  initBooking,
  proveAddress,
  releaseSeat,
  type BookingState,
} from '../../contract/booking.ts'

const stale = [initBooking]

type Booked = (state: BookingState) => unknown

export const useHoldSeat = (onDone: (held: ReceivedResponseOf<typeof holdSeat>) => unknown) =>
  useChange(holdSeat, { stale, onDone, errors: 'own' })
export const useReleaseSeat = () => useChange(releaseSeat, { stale, errors: 'own' })
export const useBookSeat = (onDone: Booked) => useChange(bookSeat, { stale, onDone, errors: 'own' })
export const useProveAddress = (onDone: Booked) => useChange(proveAddress, { stale, onDone, errors: 'own' })
export const useAcceptSeat = () => useChange(acceptSeat, { stale, errors: 'own' })
export const useEditBooking = (onDone: Booked) => useChange(editBooking, { stale, onDone, errors: 'own' })
export const useCancelBooking = (onDone: () => unknown) => useChange(cancelBooking, { stale, onDone, errors: 'own' })
export const useDeclineInvitation = (onDone: () => unknown) =>
  useChange(declineInvitation, { stale, onDone, errors: 'own' })
