// Begins, changes and ends an expected payment of a record of a higher area.

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { expectedCan } from '../../rules/expected-can.ts'
import { paymentReference } from '../../rules/payment-reference.ts'
import { expectedPayment } from '../tables.ts'
import { asExpected, findRow, lockRow, subjectOf, thisExpected, type ExpectedPayment } from './expected-row.ts'

export interface Expecting {
  kind: string
  recordId: string
  /** Title in lists of payments, with the path of the record's page. */
  title: string
  href: string
  debtorName: string
  /** In Rappen. */
  amount: number
  /** IBAN or QR-IBAN without spaces. */
  account: string
  dueOn: string
  /** Reference that is already printed; otherwise one is made of the kind that the account requires. */
  reference?: string
}

/** Idempotent per kind and record: returns the existing one unchanged. */
export async function expectPayment(ctx: Context, expecting: Expecting): Promise<ExpectedPayment> {
  const known = await findRow(ctx, expecting.kind, expecting.recordId)
  if (known) return asExpected(known)
  const { title, debtorName } = expecting
  const reference = expecting.reference ?? (await newReference(ctx, expecting.account))
  const [row] = await ctx.db
    .insert(expectedPayment)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      ...expecting,
      reference,
      searchText: sql`folded(concat_ws(' ', ${title}::text, ${debtorName}::text, ${reference}::text))`,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({
      target: [expectedPayment.workspaceId, expectedPayment.kind, expectedPayment.recordId],
    })
    .returning()
  if (!row) {
    const meanwhile = await findRow(ctx, expecting.kind, expecting.recordId)
    if (!meanwhile) throw new Error('the expected payment was not written')
    return asExpected(meanwhile)
  }
  ctx.record({
    event: 'payments.expected',
    subject: subjectOf(row),
    changes: [
      { field: 'amount', old: null, new: francsOf(row.amount) },
      { field: 'due_on', old: null, new: row.dueOn },
      { field: 'reference', old: null, new: row.reference },
    ],
  })
  return asExpected(row)
}

async function newReference(ctx: Context, account: string): Promise<string> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'expected_payment', 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id],
  )
  return paymentReference(account, { workspaceId: ctx.workspace.id, number: Number(rows[0]?.last) })
}

export async function findPayment(ctx: Context, kind: string, recordId: string): Promise<ExpectedPayment | null> {
  const row = await findRow(ctx, kind, recordId)
  return row ? asExpected(row) : null
}

/** Records without an expected payment are missing. */
export async function listPayments(
  ctx: Context,
  kind: string,
  recordIds: readonly string[],
): Promise<ExpectedPayment[]> {
  if (recordIds.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(expectedPayment)
    .where(
      and(
        eq(expectedPayment.workspaceId, ctx.workspace.id),
        eq(expectedPayment.kind, kind),
        inArray(expectedPayment.recordId, [...recordIds]),
      ),
    )
  return rows.map(asExpected)
}

export interface ExpectedChange {
  kind: string
  recordId: string
  amount?: number
  dueOn?: string
}

/** Refused once something is paid, or after the end. */
export async function changeExpected(
  ctx: Context,
  { kind, recordId, amount, dueOn }: ExpectedChange,
): Promise<ExpectedPayment> {
  const before = await lockRow(ctx, kind, recordId)
  assertAllowed(expectedCan.change(before))
  const [row] = await ctx.db
    .update(expectedPayment)
    .set({
      amount: amount ?? before.amount,
      dueOn: dueOn ?? before.dueOn,
      version: before.version + 1,
      updatedAt: ctx.now,
    })
    .where(and(thisExpected(ctx, before.id), eq(expectedPayment.paid, 0), isNull(expectedPayment.endedAt)))
    .returning()
  if (!row) throw new AppError('payments_reason_something_paid')
  const changes = [
    { field: 'amount', old: francsOf(before.amount), new: francsOf(row.amount) },
    { field: 'due_on', old: before.dueOn, new: row.dueOn },
  ].filter((change) => change.old !== change.new)
  if (changes.length > 0) ctx.record({ event: 'payments.expected_changed', subject: subjectOf(row), changes })
  return asExpected(row)
}

/** Money that arrives later goes to the list to settle. A second end changes nothing. */
export async function endExpected(
  ctx: Context,
  kind: string,
  recordId: string,
  reason: string,
): Promise<ExpectedPayment> {
  const before = await lockRow(ctx, kind, recordId)
  if (before.endedAt) return asExpected(before)
  const [row] = await ctx.db
    .update(expectedPayment)
    .set({ endedAt: ctx.now, endedReason: reason, version: before.version + 1, updatedAt: ctx.now })
    .where(and(thisExpected(ctx, before.id), isNull(expectedPayment.endedAt)))
    .returning()
  if (!row) return asExpected(before)
  ctx.record({ event: 'payments.expected_ended', subject: subjectOf(row), cause: reason })
  return asExpected(row)
}
