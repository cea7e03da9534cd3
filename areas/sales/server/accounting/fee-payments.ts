// Follows the payments of the reservation fee: in full the reservation goes on, and back if the bank takes it back. A
// short payment leaves the state; the open amount is shown.

import { inArray, and, eq } from 'drizzle-orm'
import { findApplication, subjectOf, swissDate } from '#areas/applications/server/public.ts'
import type { ExpectedPayment, PaymentListener } from '#areas/payments/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { moneyWords } from '../../rules/money-words.ts'
import { stateAfterPayment } from '../../rules/reservation-can.ts'
import { isHolding, stateAt } from '../../rules/reservation-state.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { mailItself } from '../reservation/mails.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { feeKind, isFeePaid } from './reservation-fee.ts'

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
    if (row && isHolding(stateAt(row, ctx.now))) await follow(ctx, row, payment)
  },
}

async function follow(ctx: Context, row: ReservationRow, payment: ExpectedPayment): Promise<void> {
  const isPaid = isFeePaid(payment)
  if (isPaid === (row.feePaidAt !== null)) return
  const state = stateAfterPayment({ state: row.state, isPaid })
  const changed = await changeReservation(ctx, row, { state, feePaidAt: isPaid ? ctx.now : null })
  const application = await findApplication(ctx, row.applicationId)
  ctx.record({
    event: isPaid ? 'reservation.fee_paid' : 'reservation.fee_reversed',
    subject: subjectOf(application),
    changes: [
      { field: 'fee_open', old: null, new: moneyWords(payment.open) },
      ...(row.state === state ? [] : [{ field: 'reservation_state', old: row.state, new: state }]),
    ],
  })
  if (isPaid) await mailItself(ctx, changed, { kind: 'payment_received', values: paymentValues(payment) })
  await tellOfReservation(ctx, isPaid ? 'reservation_fee_paid' : 'reservation_fee_reversed', application, row.objectId)
}

export const paymentValues = ({ open, dueOn, account, reference }: ExpectedPayment) => ({
  place_payment_amount: moneyWords(open),
  place_payment_due_on: swissDate(dueOn),
  place_payment_account: account.replaceAll(/(.{4})(?=.)/g, '$1 '),
  place_payment_reference: reference,
})
