// Finds and locks expected payments, and how other areas see them.

import { and, asc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ExpectedState } from '../../rules/payment-states.ts'
import { expectedPayment } from '../tables.ts'

export type ExpectedRow = typeof expectedPayment.$inferSelect

/** Amounts in Rappen. */
export interface ExpectedPayment {
  id: string
  kind: string
  recordId: string
  title: string
  href: string
  debtorName: string
  reference: string
  account: string
  amount: number
  paid: number
  open: number
  dueOn: string
  state: ExpectedState
}

export const asExpected = (row: ExpectedRow): ExpectedPayment => ({
  id: row.id,
  kind: row.kind,
  recordId: row.recordId,
  title: row.title,
  href: row.href,
  debtorName: row.debtorName,
  reference: row.reference,
  account: row.account,
  amount: row.amount,
  paid: row.paid,
  open: row.openAmount,
  dueOn: row.dueOn,
  state: row.state,
})

export const thisExpected = (ctx: Context, id: string) =>
  and(eq(expectedPayment.workspaceId, ctx.workspace.id), eq(expectedPayment.id, id))

export async function findRow(ctx: Context, kind: string, recordId: string): Promise<ExpectedRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(expectedPayment)
    .where(
      and(
        eq(expectedPayment.workspaceId, ctx.workspace.id),
        eq(expectedPayment.kind, kind),
        eq(expectedPayment.recordId, recordId),
      ),
    )
  return row
}

export async function lockRow(ctx: Context, kind: string, recordId: string): Promise<ExpectedRow> {
  const found = await findRow(ctx, kind, recordId)
  const [row] = found ? await lockRows(ctx, [found.id]) : []
  if (!row) throw notFound('payments_expected_not_found')
  return row
}

/** One parameter for the whole list: a file has more entries than a statement may have parameters. */
export const isAmong = (column: AnyColumn, values: readonly unknown[], type: 'text' | 'uuid' | 'bigint'): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`

/** Locks in the order of the ids, to prevent deadlocks. */
export const lockRows = (ctx: Context, ids: readonly string[]): Promise<ExpectedRow[]> =>
  ctx.db
    .select()
    .from(expectedPayment)
    .where(and(eq(expectedPayment.workspaceId, ctx.workspace.id), isAmong(expectedPayment.id, ids, 'uuid')))
    .orderBy(asc(expectedPayment.id))
    .for('update')

export const subjectOf = ({ id, title }: Pick<ExpectedRow, 'id' | 'title'>) => ({
  kind: 'expected_payment',
  id,
  title,
})
