// The reservation fee as an expected payment: expected when a buyer gets the object, ended with the reservation.

import {
  changeExpected,
  endExpected,
  expectPayment,
  findPayment,
  type ExpectedPayment,
} from '#areas/payments/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'

export const feeKind = 'reservation_fee'

export const findFee = (ctx: Context, { id }: Pick<ReservationRow, 'id'>): Promise<ExpectedPayment | null> =>
  findPayment(ctx, feeKind, id)

/** Nothing is expected without a fee. */
export async function expectFee(ctx: Context, row: ReservationRow, objectTitle: string): Promise<void> {
  const { iban } = await readReservationSettings(ctx)
  if (row.fee === 0 || row.feeDueOn === null) return
  const [language = 'de'] = ctx.workspace.languages
  await expectPayment(ctx, {
    kind: feeKind,
    recordId: row.id,
    title: translatorFor(language)('sales_payment_title', { object: objectTitle }),
    href: `/applications/${row.applicationId}`,
    debtorName: row.buyerNames,
    amount: row.fee,
    account: iban,
    dueOn: row.feeDueOn,
  })
}

/** Once something is paid the day stays. */
export async function moveFeeDay(ctx: Context, row: ReservationRow, dueOn: string): Promise<void> {
  const fee = await findFee(ctx, row)
  if (fee?.state === 'open') await changeExpected(ctx, { kind: feeKind, recordId: row.id, dueOn })
}

/** Returns the amount that was paid until now. Money that arrives later goes to the list of payments to settle. */
export async function endFee(ctx: Context, row: ReservationRow, reason: string): Promise<number> {
  const fee = await findFee(ctx, row)
  if (!fee) return 0
  await endExpected(ctx, feeKind, row.id, reason)
  return fee.paid
}

export const isFeePaid = (fee: Pick<ExpectedPayment, 'open' | 'state'>): boolean =>
  fee.state === 'paid' || fee.state === 'overpaid'
