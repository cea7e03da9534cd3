// The page of accounting. The link resolves the application: an id in the path that does not agree is not found.

import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { findObject } from '#areas/applications/server/public.ts'
import { recordPayment, type ExpectedPayment } from '#areas/payments/server/public.ts'
import { publicName } from '#areas/project-settings/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { hashOf } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/accounting-form.ts'
import type { AccountingKey } from '../../contract/accounting-form.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { stateAt } from '../../rules/reservation-state.ts'
import { findReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { feeKind, findFee, isFeePaid } from './reservation-fee.ts'

const noHash = Buffer.alloc(32)

async function openAccounting(ctx: Context, { id, uuid, token }: AccountingKey): Promise<ReservationRow> {
  const [row] = await ctx.db
    .select()
    .from(reservation)
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        eq(reservation.applicationId, uuid),
        isNotNull(reservation.accountingTokenHash),
      ),
    )
    .orderBy(desc(reservation.createdAt), desc(reservation.id))
    .limit(1)
  const isToken = timingSafeEqual(hashOf(token), row?.accountingTokenHash ?? noHash)
  if (!row || !isToken || id !== uuid) throw notFound('sales_link_not_valid')
  if (stateAt(row, ctx.now) === 'released') throw new AppError('sales_link_over', { status: 410 })
  return row
}

async function openFee(ctx: Context, row: ReservationRow): Promise<ExpectedPayment> {
  const fee = await findFee(ctx, row)
  if (!fee) throw notFound('sales_link_not_valid')
  return fee
}

export const getAccountingForm = publicHandler(
  contract.getAccountingForm,
  { perMinute: 60 },
  async (ctx, { params }) => {
    const row = await openAccounting(ctx, params)
    const fee = await openFee(ctx, row)
    const { object } = await findObject(ctx, row.objectId)
    return {
      template: ctx.workspace.formTemplate,
      language: ctx.workspace.languages[0] ?? row.language,
      projectName: await publicName(ctx),
      objectTitle: object.title,
      buyers: row.buyerNames,
      amount: francsOf(fee.amount),
      paid: francsOf(fee.paid),
      open: francsOf(fee.open),
      account: fee.account,
      reference: fee.reference,
      dueOn: fee.dueOn,
      isPaid: isFeePaid(fee),
    }
  },
)

export const confirmPayment = publicHandler(
  contract.confirmPayment,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const { id, objectId } = await openAccounting(ctx, params)
    await lockSales(ctx, [objectId])
    // Read again after the lock is taken, so that a payment or a release meanwhile is seen.
    await openAccounting(ctx, params)
    const row = await findReservation(ctx, id)
    assertAllowed(reservationCan.haveFeeConfirmed(row.state))
    if (body.paidOn > dayOf(ctx.now)) throw fieldRefusal('paidOn', 'sales_paid_in_future')
    const fee = await recordPayment(ctx, {
      kind: feeKind,
      recordId: row.id,
      amount: rappenOf(body.amount),
      paidOn: body.paidOn,
      reference: body.reference,
      source: 'accounting',
    })
    return { isPaid: isFeePaid(fee) }
  },
)
