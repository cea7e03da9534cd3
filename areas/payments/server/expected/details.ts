// One expected payment with its bookings, and recording a payment by hand.

import { and, asc, eq } from 'drizzle-orm'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { ExpectedView } from '../../contract/expected.ts'
import * as contract from '../../contract/expected.ts'
import { expectedCan } from '../../rules/expected-can.ts'
import { expectedPayment, paymentBooking } from '../tables.ts'
import { recordPayment } from './booking.ts'
import { thisExpected, type ExpectedRow } from './expected-row.ts'
import { isOverdue } from './list.ts'

async function getRow(ctx: Context, id: string): Promise<ExpectedRow> {
  const [row] = await ctx.db.select().from(expectedPayment).where(thisExpected(ctx, id))
  if (!row) throw notFound('payments_expected_not_found')
  return row
}

export const getExpected = handler(contract.getExpected, { permission: 'budget_read' }, async (ctx, { params }) => {
  const row = await getRow(ctx, params.id)
  const state = isOverdue(row, ctx.now) ? 'overdue' : row.state
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    href: row.href,
    debtorName: row.debtorName,
    amount: francsOf(row.amount),
    paid: francsOf(row.paid),
    open: francsOf(row.openAmount),
    account: row.account,
    reference: row.reference,
    dueOn: row.dueOn,
    isOverdue: state === 'overdue',
    state: row.state,
    stateTitle: ctx.t(`payments_expected_state_${state}`),
    endedReason: row.endedReason,
    bookings: await bookingsOf(ctx, row),
    canRecord: spoken(
      ctx,
      ctx.can('budget_write') ? expectedCan.record(row) : { allowed: false, reason: 'payments_reason_read_only' },
    ),
  }
})

async function bookingsOf(ctx: StaffContext, row: ExpectedRow): Promise<ExpectedView['bookings']> {
  const bookings = await ctx.db
    .select()
    .from(paymentBooking)
    .where(and(eq(paymentBooking.workspaceId, ctx.workspace.id), eq(paymentBooking.expectedId, row.id)))
    .orderBy(asc(paymentBooking.bookedAt), asc(paymentBooking.id))
  const nameOf = await staffNames(
    ctx,
    bookings.map(({ bookedBy }) => bookedBy),
  )
  return bookings.map((booking) => ({
    id: booking.id,
    amount: francsOf(booking.amount),
    paidOn: booking.paidOn,
    reference: booking.reference,
    source: booking.source,
    sourceTitle: ctx.t(`payments_source_${booking.source}`),
    by: booking.bookedBy ? nameOf(booking.bookedBy).name : '',
    at: booking.bookedAt.toISOString(),
    entry: booking.entryId,
  }))
}

export const recordByHand = handler(
  contract.recordByHand,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    const { kind, recordId, version } = await getRow(ctx, params.id)
    if (version !== body.version) throw staleVersion({ version })
    const { amount, paid_on: paidOn, reference } = body
    const recorded = { kind, recordId, amount: rappenOf(amount), paidOn, reference, source: 'hand' } as const
    const { state } = await recordPayment(ctx, recorded)
    return { state, notify: [{ type: 'success', title: ctx.t('payments_recorded') }] }
  },
)

export const getExpectedTimeline = handler(
  contract.getExpectedTimeline,
  { permission: 'budget_read' },
  async (ctx, { params }) => {
    const { id } = await getRow(ctx, params.id)
    return readTimelineOf(ctx, {
      kind: 'expected_payment',
      id,
      fields: 'payments_field',
      money: ['amount', 'paid', 'open'],
    })
  },
)
