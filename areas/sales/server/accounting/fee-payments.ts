// Follows the payments of the reservation fee: in full the reservation goes on, and back if the bank takes it back. A
// short payment leaves the state; the open amount is shown.

import { inArray, and, eq } from 'drizzle-orm'
import { findApplication, subjectOf, swissDate } from '#areas/applications/server/public.ts'
import type { ExpectedPayment, PaymentListener } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { writtenIban, writtenReference } from '#platform/rules/qr-bill/references.ts'
import type { Context } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { stateAfterPayment } from '../../rules/reservation-can.ts'
import { clockAfterReversal, clockToNotary } from '../../rules/reservation-clock.ts'
import { isHolding, stateAt, type ReservationState } from '../../rules/reservation-state.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { mailItself } from '../reservation/mails.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { awaitCountersignature } from '../queue/countersigning.ts'
import { planJobs } from '../queue/holding.ts'
import { feeKind, isFeePaid, moveFeeDay } from './reservation-fee.ts'

export const reservationFees: PaymentListener = {
  kind: feeKind,
  async lock(ctx, recordIds) {
    const rows = await ctx.db
      .select({ objectId: reservation.objectId })
      .from(reservation)
      .where(and(eq(reservation.workspaceId, ctx.workspace.id), inArray(reservation.id, [...recordIds])))
    await lockSales(
      ctx,
      rows.map(({ objectId }) => objectId),
    )
  },
  async changed(ctx, payment) {
    const row = await lookReservation(ctx, payment.recordId)
    // A part of the fee changes no state, but it shows on the page of the application.
    await announce(ctx.client, ctx.workspace.id, 'reservations')
    if (row && isHolding(stateAt(row, ctx.now))) await follow(ctx, row, payment)
  },
}

async function follow(ctx: Context, row: ReservationRow, payment: ExpectedPayment): Promise<void> {
  const isPaid = isFeePaid(payment)
  if (isPaid === (row.feePaidAt !== null)) return
  const state = stateAfterPayment({ state: row.state, isPaid })
  const clock = clockAfter(ctx, row, state)
  const changed = await changeReservation(ctx, row, { state, ...clock, feePaidAt: isPaid ? ctx.now : null })
  if (row.state !== state) await (isPaid ? awaitCountersignature(ctx, changed) : askAgain(ctx, changed))
  const application = await findApplication(ctx, row.applicationId)
  ctx.record({
    event: isPaid ? 'reservation.fee_paid' : 'reservation.fee_reversed',
    subject: subjectOf(application),
    changes: [
      { field: 'fee_open', old: null, new: writtenMoney(payment.open) },
      ...(row.state === state
        ? []
        : [{ field: 'reservation_state', old: row.state, new: state }, untilChange(row, changed)]),
    ],
  })
  if (isPaid) await mailItself(ctx, changed, { kind: 'payment_received', values: paymentValues(payment) })
  await tellOfReservation(ctx, isPaid ? 'reservation_fee_paid' : 'reservation_fee_reversed', application, row.objectId)
}

type Clock = Partial<Pick<ReservationRow, 'until' | 'untilBeforePayment' | 'feeDueOn' | 'countersignRemindedOn'>>

/** From the payment on only the limit for the notary counts; a reversal brings the earlier end back. */
function clockAfter(ctx: Context, row: ReservationRow, state: ReservationState): Clock {
  if (row.state === state) return {}
  if (state === 'paid') {
    return { until: clockToNotary(ctx.now, row.until, row.notaryDays), untilBeforePayment: row.until }
  }
  return {
    ...clockAfterReversal(ctx.now, row.untilBeforePayment, row.paymentDays),
    untilBeforePayment: null,
    countersignRemindedOn: null,
  }
}

const untilChange = (before: ReservationRow, { until }: ReservationRow) => ({
  field: 'reserved_until',
  old: before.until && dayOf(before.until),
  new: until && dayOf(until),
})

/** The fee is open again: its new due day, and the jobs of the clock. */
async function askAgain(ctx: Context, row: ReservationRow): Promise<void> {
  if (row.feeDueOn) await moveFeeDay(ctx, row, row.feeDueOn)
  await planJobs(ctx, row)
}

export const paymentValues = ({ open, dueOn, account, reference }: ExpectedPayment) => ({
  place_payment_amount: writtenMoney(open),
  place_payment_due_on: swissDate(dueOn),
  place_payment_account: writtenIban(account),
  place_payment_reference: writtenReference(reference),
})
