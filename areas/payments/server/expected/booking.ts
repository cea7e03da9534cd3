// Books amounts for expected payments: the only place that changes their paid sums.

import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { expectedCan } from '../../rules/expected-can.ts'
import type { BookingSource, RecordedSource } from '../../rules/payment-states.ts'
import { tellChange } from '../extension-points.ts'
import { expectedPayment, paymentBooking } from '../tables.ts'
import { asExpected, lockRow, subjectOf, type ExpectedPayment, type ExpectedRow } from './expected-row.ts'

/** Null for the system, and for people without an account. */
export const personOf = ({ actor }: Context): string | null => (actor.kind === 'user' ? actor.id : null)

export interface Booked {
  /** In Rappen; negative if the bank took money back. */
  amount: number
  paidOn: string
  reference: string
  source: BookingSource
  entryId: string | null
}

/** Requires a row lock. Returns the row with the new sum. */
export async function book(ctx: Context, before: ExpectedRow, booked: Booked): Promise<ExpectedRow> {
  const [row] = await bookAll(ctx, [{ before, bookings: [booked] }])
  if (!row) throw new Error('nothing was booked')
  return row
}

export interface ToBook {
  before: ExpectedRow
  /** At least one. */
  bookings: readonly Booked[]
}

/**
 * Books for many expected payments with two statements. Requires row locks, and each expected payment once. Each record is told
 * once, of the sum after all its bookings. Returns the changed rows.
 */
export async function bookAll(ctx: Context, all: readonly ToBook[]): Promise<ExpectedRow[]> {
  if (all.length === 0) return []
  await insertRows(
    ctx.client,
    paymentBooking,
    all.flatMap((one) => bookingRows(ctx, one)),
  )
  const rowById = new Map((await addToSums(ctx, all)).map((row) => [row.id, row]))
  if (rowById.size < all.length) throw new AppError('general_changed_by_someone_else')
  for (const one of all) {
    recordBookings(ctx, one)
    const row = rowById.get(one.before.id)
    if (row) await tellChange(ctx, asExpected(row))
  }
  return [...rowById.values()]
}

const bookingRows = (ctx: Context, { before, bookings }: ToBook) =>
  bookings.map((booked) => ({
    workspaceId: ctx.workspace.id,
    id: newId(),
    expectedId: before.id,
    ...booked,
    bookedBy: personOf(ctx),
    bookedAt: ctx.now,
  }))

/** Leaves out rows that changed since they were read. */
async function addToSums(ctx: Context, all: readonly ToBook[]): Promise<ExpectedRow[]> {
  const [ids, versions] = [all.map(({ before }) => before.id), all.map(({ before }) => before.version)]
  const sums = all.map(({ bookings }) => bookings.reduce((sum, { amount }) => sum + amount, 0))
  return ctx.db
    .update(expectedPayment)
    .set({
      paid: sql`${expectedPayment.paid} + b.sum`,
      version: sql`${expectedPayment.version} + 1`,
      updatedAt: ctx.now,
    })
    .from(
      sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(versions)}::integer[], ${sql.param(sums)}::bigint[]) as b (id, version, sum)`,
    )
    .where(
      and(
        eq(expectedPayment.workspaceId, ctx.workspace.id),
        eq(expectedPayment.id, sql`b.id`),
        eq(expectedPayment.version, sql`b.version`),
      ),
    )
    .returning(getTableColumns(expectedPayment))
}

function recordBookings(ctx: Context, { before, bookings }: ToBook): void {
  let { paid } = before
  for (const { amount, reference } of bookings) {
    const change = (field: string, of: (paid: number) => number) => ({
      field,
      old: francsOf(of(paid)),
      new: francsOf(of(paid + amount)),
    })
    ctx.record({
      event: amount > 0 ? 'payments.booked' : 'payments.taken_back',
      subject: subjectOf(before),
      changes: [
        change('paid', (sum) => sum),
        change('open', (sum) => Math.max(before.amount - sum, 0)),
        ...(reference ? [{ field: 'reference', old: null, new: reference }] : []),
      ],
    })
    paid += amount
  }
}

export interface Recorded {
  kind: string
  recordId: string
  /** In Rappen. */
  amount: number
  paidOn: string
  /** The payment's reference, if the person knows it; may be empty. */
  reference: string
  source: RecordedSource
}

/**
 * For payments that a person saw before the bank's file is here. The entry of the file confirms the booking later and
 * does not count twice. Refused if nothing is open.
 */
export async function recordPayment(ctx: Context, recorded: Recorded): Promise<ExpectedPayment> {
  const row = await lockRow(ctx, recorded.kind, recorded.recordId)
  assertAllowed(expectedCan.record(row))
  const { amount, paidOn, reference, source } = recorded
  return asExpected(await book(ctx, row, { amount, paidOn, reference, source, entryId: null }))
}
