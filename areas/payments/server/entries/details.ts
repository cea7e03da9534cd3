// One entry as staff see it.

import { and, asc, eq, or } from 'drizzle-orm'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { EntryView } from '../../contract/entries.ts'
import * as contract from '../../contract/entries.ts'
import { entryCan, settleActions, type EntryStanding } from '../../rules/entry-can.ts'
import { bankEntry, bankFile, expectedPayment, paymentBooking } from '../tables.ts'
import { suggestionsFor } from './choices.ts'
import { findEntry, findReversed, type EntryRow } from './entry-row.ts'

export const getEntry = handler(contract.getEntry, { permission: 'budget_read' }, async (ctx, { params }) => {
  const row = await findEntry(ctx, params.id)
  return viewOf(ctx, row)
})

async function viewOf(ctx: StaffContext, row: EntryRow): Promise<EntryView> {
  const nameOf = await staffNames(ctx, [row.settledBy])
  const counterpart = await counterpartOf(ctx, row)
  const by = row.settledBy ? nameOf(row.settledBy).name : ''
  return {
    id: row.id,
    version: row.version,
    bookedOn: row.bookedOn,
    amount: francsOf(row.amount),
    currency: row.currency,
    isReversal: row.isReversal,
    debtorName: row.debtorName,
    debtorAccount: row.debtorAccount,
    reference: row.reference,
    message: row.paymentText,
    account: row.account,
    servicerReference: row.servicerReference,
    file: await fileOf(ctx, row),
    state: row.state,
    stateTitle: ctx.t(`payments_entry_state_${row.state}`),
    problem: row.problem,
    problemText: row.state === 'waiting' && row.problem ? ctx.t(`payments_problem_${row.problem}_text`) : null,
    reason: row.reason,
    settled: row.settledAt && { by, at: row.settledAt.toISOString() },
    returned: francsOf(row.returnedAmount),
    bookings: await bookingsOf(ctx, row),
    counterpart: counterpart
      ? { id: counterpart.id, bookedOn: counterpart.bookedOn, amount: francsOf(counterpart.amount) }
      : null,
    suggestions: row.state === 'waiting' && !row.isReversal ? await suggestionsFor(ctx, row) : [],
    actions: actionsOf(ctx, standingOf(row, counterpart)),
  }
}

/** A reversal whose credit came later finds it when it is looked at. */
export async function counterpartOf(ctx: Context, row: EntryRow): Promise<EntryRow | undefined> {
  if (row.isReversal && row.reversedId === null) return row.state === 'waiting' ? findReversed(ctx, row) : undefined
  const [found] = await ctx.db
    .select()
    .from(bankEntry)
    .where(
      and(
        eq(bankEntry.workspaceId, ctx.workspace.id),
        or(eq(bankEntry.reversedId, row.id), row.reversedId ? eq(bankEntry.id, row.reversedId) : undefined),
      ),
    )
    .limit(1)
  return found
}

export const standingOf = (row: EntryRow, counterpart: EntryRow | undefined): EntryStanding => ({
  state: row.state,
  isReversal: row.isReversal,
  isSettledByPerson: row.settledBy !== null,
  hasReversed: row.isReversal && counterpart?.state === 'matched',
})

function actionsOf(ctx: StaffContext, standing: EntryStanding): EntryView['actions'] {
  return spokenActions(ctx, settleActions, (key) =>
    ctx.can('budget_write')
      ? entryCan[key](standing)
      : { allowed: false as const, reason: 'payments_reason_read_only' },
  )
}

async function fileOf(ctx: Context, row: EntryRow): Promise<EntryView['file']> {
  const [file] = await ctx.db
    .select()
    .from(bankFile)
    .where(and(eq(bankFile.workspaceId, ctx.workspace.id), eq(bankFile.id, row.fileId)))
  if (!file) throw new Error('an entry has a file')
  return { id: file.id, name: file.name, number: file.number, uploadedAt: file.uploadedAt.toISOString() }
}

async function bookingsOf(ctx: Context, row: EntryRow): Promise<EntryView['bookings']> {
  const rows = await ctx.db
    .select({ booking: paymentBooking, title: expectedPayment.title, href: expectedPayment.href })
    .from(paymentBooking)
    .innerJoin(
      expectedPayment,
      and(
        eq(expectedPayment.workspaceId, paymentBooking.workspaceId),
        eq(expectedPayment.id, paymentBooking.expectedId),
      ),
    )
    .where(and(eq(paymentBooking.workspaceId, ctx.workspace.id), eq(paymentBooking.entryId, row.id)))
    .orderBy(asc(paymentBooking.bookedAt), asc(paymentBooking.id))
  return rows.map(({ booking, title, href }) => ({
    id: booking.id,
    title,
    href,
    amount: francsOf(booking.amount),
    paidOn: booking.paidOn,
  }))
}

export const getEntryTimeline = handler(
  contract.getEntryTimeline,
  { permission: 'budget_read' },
  async (ctx, { params }) => {
    const { id } = await findEntry(ctx, params.id)
    return readTimelineOf(ctx, { kind: 'bank_entry', id, fields: 'payments_field', money: ['amount', 'paid', 'open'] })
  },
)
