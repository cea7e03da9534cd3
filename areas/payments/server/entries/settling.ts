// A person settles an entry: assigns it, notes that it was paid back or needs nothing, takes a booking back, or opens
// the entry again.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { AppError, fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { Settlement } from '../../contract/entries.ts'
import * as contract from '../../contract/entries.ts'
import { divisionProblem, entryCan } from '../../rules/entry-can.ts'
import { expectedCan } from '../../rules/expected-can.ts'
import { book } from '../expected/booking.ts'
import { lockRows, type ExpectedRow } from '../expected/expected-row.ts'
import { lockRecords } from '../extension-points.ts'
import { expectedPayment, paymentBooking } from '../tables.ts'
import { counterpartOf, standingOf } from './details.ts'
import { changeEntry, lockEntry, lockPayments, subjectOfEntry, type EntryRow } from './entry-row.ts'

export const settleEntry = handler(
  contract.settleEntry,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    await lockPayments(ctx)
    const row = await lockEntry(ctx, params.id)
    if (row.version !== body.version) throw staleVersion({ version: row.version })
    const { version, state } = await settle(ctx, row, body)
    return { version, state, notify: [{ type: 'success', title: ctx.t(`payments_done_${body.action}`) }] }
  },
)

export async function settle(ctx: StaffContext, row: EntryRow, body: Settlement): Promise<EntryRow> {
  const standing = standingOf(row, await counterpartOf(ctx, row))
  assertAllowed(entryCan[body.action](standing))
  if (body.action === 'assign') return assign(ctx, row, body)
  if (body.action === 'takeBack') return takeBack(ctx, row)
  if (body.action === 'reopen') return reopen(ctx, row)
  const state = body.action === 'return' ? 'returned' : 'ignored'
  const changed = await close(ctx, row, { state, reason: body.reason })
  ctx.record({ event: `payments.entry_${state}`, subject: subjectOfEntry(row), cause: body.reason })
  return changed
}

type Closing = Partial<Pick<EntryRow, 'state' | 'reason' | 'returnedAmount' | 'reversedId'>>

const close = (ctx: StaffContext, row: EntryRow, closing: Closing) =>
  changeEntry(ctx, row, { ...closing, settledBy: ctx.user.id, settledAt: ctx.now })

async function assign(
  ctx: StaffContext,
  row: EntryRow,
  { parts, returned, reason }: Settlement & { action: 'assign' },
): Promise<EntryRow> {
  const division = {
    parts: parts.map(({ expected, amount }) => ({ expected, amount: rappenOf(amount) })),
    returned: rappenOf(returned),
  }
  const problem = divisionProblem(row, division)
  if (problem) throw fieldRefusal('parts', problem)
  if (division.returned > 0 && reason === '') throw fieldRefusal('reason', 'general_field_is_required')
  const rowById = await lockExpected(
    ctx,
    parts.map(({ expected }) => expected),
  )
  const changed = await close(ctx, row, {
    state: 'matched',
    returnedAmount: division.returned,
    reason: reason === '' ? null : reason,
  })
  for (const { expected, amount } of division.parts) {
    const before = rowById.get(expected)
    if (!before) throw notFound('payments_expected_not_found')
    assertAllowed(expectedCan.receive(before))
    const { bookedOn: paidOn, reference, id: entryId } = row
    rowById.set(expected, await book(ctx, before, { amount, paidOn, reference, source: 'bank', entryId }))
  }
  ctx.record({
    event: 'payments.entry_assigned',
    subject: subjectOfEntry(row),
    changes: division.parts.map(({ expected, amount }) => ({
      field: 'assigned',
      old: null,
      new: `${rowById.get(expected)?.title ?? ''} ${francsOf(amount).toFixed(2)}`,
    })),
    ...(reason && { cause: reason }),
  })
  return changed
}

/** Records first, then the expected payments, both in the order of their ids. */
async function lockExpected(ctx: StaffContext, ids: readonly string[]): Promise<Map<string, ExpectedRow>> {
  const found = await ctx.db
    .select({ kind: expectedPayment.kind, recordId: expectedPayment.recordId, id: expectedPayment.id })
    .from(expectedPayment)
    .where(and(eq(expectedPayment.workspaceId, ctx.workspace.id), inArray(expectedPayment.id, [...ids])))
  await lockRecords(ctx, found)
  return new Map((await lockRows(ctx, ids)).map((row) => [row.id, row]))
}

async function takeBack(ctx: StaffContext, row: EntryRow): Promise<EntryRow> {
  const credit = await counterpartOf(ctx, row)
  if (!credit) throw new AppError('payments_reason_reversed_unknown')
  const locked = await lockEntry(ctx, credit.id)
  await undoBookings(ctx, locked, row)
  await changeEntry(ctx, locked, { state: 'reversed' })
  const changed = await close(ctx, row, { state: 'reversed', reversedId: credit.id })
  ctx.record({ event: 'payments.entry_taken_back', subject: subjectOfEntry(row) })
  return changed
}

/** Also the way back for an assignment that was wrong. */
async function reopen(ctx: StaffContext, row: EntryRow): Promise<EntryRow> {
  if (row.state === 'matched') await undoBookings(ctx, row, row)
  const changed = await changeEntry(ctx, row, {
    state: 'waiting',
    problem: row.problem ?? 'unknown_reference',
    reason: null,
    returnedAmount: 0,
    settledBy: null,
    settledAt: null,
  })
  ctx.record({ event: 'payments.entry_reopened', subject: subjectOfEntry(row) })
  return changed
}

/** Books the amounts of a credit with the opposite sign, on the day of the entry that causes it. */
async function undoBookings(ctx: StaffContext, credit: EntryRow, cause: EntryRow): Promise<void> {
  const bookings = await ctx.db
    .select()
    .from(paymentBooking)
    .where(and(eq(paymentBooking.workspaceId, ctx.workspace.id), eq(paymentBooking.entryId, credit.id)))
    .orderBy(asc(paymentBooking.id))
  const sums = Map.groupBy(bookings, ({ expectedId }) => expectedId)
  const rowById = await lockExpected(ctx, [...sums.keys()])
  for (const [expectedId, booked] of sums) {
    const before = rowById.get(expectedId)
    const amount = -booked.reduce((sum, one) => sum + one.amount, 0)
    if (!before || amount === 0) continue
    const { bookedOn: paidOn, reference, id: entryId } = cause
    await book(ctx, before, { amount, paidOn, reference, source: 'bank', entryId })
  }
}
