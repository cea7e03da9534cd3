// A month of a busy account: exact, short, double, unknown and reversed payments, collective entries, and debits.

import type { ExpectedPayment } from '../public.ts'
import type { CamtBooking, CamtPayment } from './camt-file.ts'

export interface MixedBookings {
  bookings: CamtBooking[]
  /** Incoming payments and reversals; the rest are debits and pending entries. */
  incoming: number
  ignored: number
}

/** `count` payments for the expected ones, in turn: each kind of deviation occurs. */
export function mixedBookings(expected: readonly ExpectedPayment[], count: number): MixedBookings {
  const bookings = Array.from({ length: count }, (_, place) => bookingAt(expected, place))
  const isIgnored = ({ isDebit = false, isReversal = false, isPending = false }: CamtBooking) =>
    isPending || (isDebit && !isReversal)
  const paymentsOf = (some: readonly CamtBooking[]) => some.reduce((sum, { payments }) => sum + payments.length, 0)
  return {
    bookings,
    incoming: paymentsOf(bookings.filter((one) => !isIgnored(one))),
    ignored: paymentsOf(bookings.filter(isIgnored)),
  }
}

function bookingAt(expected: readonly ExpectedPayment[], place: number): CamtBooking {
  const payer = (at: number): CamtPayment => {
    const { reference = '', amount = 100, debtorName = '' } = expected[at % expected.length] ?? {}
    return { reference, amount: amount / 100, debtor: debtorName, endToEndId: `E2E-${at}` }
  }
  const day = `2026-11-${String((place % 28) + 1).padStart(2, '0')}`
  const servicerReference = place % 7 === 6 ? '' : `ENTRY-${place}`
  const own = payer(place)
  const booking = { day, servicerReference, payments: [own] }
  switch (place % 10) {
    case 1:
      return { ...booking, payments: [{ ...own, amount: own.amount / 2 }] }
    case 2:
      return { ...booking, payments: [{ ...own, reference: 'RF18539007547034' }] }
    case 3:
      return { ...booking, payments: [own, own, payer(place + 1)] }
    case 4:
      return { ...booking, isDebit: true }
    case 5:
      return { ...booking, isReversal: true, payments: [payer(place - 5)] }
    case 6:
      return { ...booking, payments: [{ ...own, currency: 'EUR' }] }
    case 7:
      return { ...booking, isPending: true }
    default:
      return booking
  }
}
