// Books an amount for an expected payment: the only place that changes its paid sum.

import { and, eq, sql } from 'drizzle-orm'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { expectedCan } from '../../rules/expected-can.ts'
import type { BookingSource, RecordedSource } from '../../rules/payment-states.ts'
import { tellChange } from '../extension-points.ts'
import { expectedPayment, paymentBooking } from '../tables.ts'
import { asExpected, lockRow, subjectOf, thisExpected, type ExpectedPayment, type ExpectedRow } from './expected-row.ts'

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
  await ctx.db.insert(paymentBooking).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    expectedId: before.id,
    ...booked,
    bookedBy: personOf(ctx),
    bookedAt: ctx.now,
  })
  const [row] = await ctx.db
    .update(expectedPayment)
    .set({
      paid: sql`${expectedPayment.paid} + ${booked.amount}`,
      version: before.version + 1,
      updatedAt: ctx.now,
    })
    .where(and(thisExpected(ctx, before.id), eq(expectedPayment.version, before.version)))
    .returning()
  if (!row) throw new AppError('general_changed_by_someone_else')
  ctx.record({
    event: booked.amount > 0 ? 'payments.booked' : 'payments.taken_back',
    subject: subjectOf(row),
    changes: [
      { field: 'paid', old: francsOf(before.paid), new: francsOf(row.paid) },
      { field: 'open', old: francsOf(before.openAmount), new: francsOf(row.openAmount) },
      ...(booked.reference ? [{ field: 'reference', old: null, new: booked.reference }] : []),
    ],
  })
  await tellChange(ctx, asExpected(row))
  return row
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
