// Finds, locks and changes bank entries.

import { and, eq, sql } from 'drizzle-orm'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { bankEntry } from '../tables.ts'

export type EntryRow = typeof bankEntry.$inferSelect

export const thisEntry = (ctx: Context, id: string) =>
  and(eq(bankEntry.workspaceId, ctx.workspace.id), eq(bankEntry.id, id))

/**
 * Files are booked and entries settled one after the other: a file locks any number of entries and expected payments.
 */
export const lockPayments = (ctx: Context) =>
  ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 601))', [ctx.workspace.id])

export async function findEntry(ctx: Context, id: string): Promise<EntryRow> {
  const [row] = await ctx.db.select().from(bankEntry).where(thisEntry(ctx, id))
  if (!row) throw notFound('payments_entry_not_found')
  return row
}

/** Requires `lockPayments`. */
export async function lockEntry(ctx: Context, id: string): Promise<EntryRow> {
  const [row] = await ctx.db.select().from(bankEntry).where(thisEntry(ctx, id)).for('update')
  if (!row) throw notFound('payments_entry_not_found')
  return row
}

type Fields = Partial<Omit<typeof bankEntry.$inferInsert, 'workspaceId' | 'id' | 'version'>>

/** Refused if somebody changed the entry since it was read. */
export async function changeEntry(ctx: Context, row: EntryRow, fields: Fields): Promise<EntryRow> {
  const [changed] = await ctx.db
    .update(bankEntry)
    .set({ ...fields, version: row.version + 1 })
    .where(and(thisEntry(ctx, row.id), eq(bankEntry.state, row.state), eq(bankEntry.version, row.version)))
    .returning()
  if (!changed) throw staleVersion({ version: row.version })
  return changed
}

type Reversing = Pick<
  EntryRow,
  'account' | 'amount' | 'currency' | 'servicerReference' | 'reference' | 'endToEndId'
> & { id?: string }

/** The credit that a reversal takes back: the same amount on the same account, with one of its references. */
export async function findReversed(ctx: Context, reversal: Reversing): Promise<EntryRow | undefined> {
  const { account, amount, currency, servicerReference, reference, endToEndId, id = null } = reversal
  const [row] = await ctx.db
    .select()
    .from(bankEntry)
    .where(
      sql`${bankEntry.workspaceId} = ${ctx.workspace.id} and ${bankEntry.account} = ${account}
        and ${bankEntry.amount} = ${amount} and ${bankEntry.currency} = ${currency} and not ${bankEntry.isReversal}
        and ${bankEntry.state} in ('waiting', 'matched', 'returned', 'ignored')
        and (${servicerReference} <> '' and ${bankEntry.servicerReference} = ${servicerReference}
          or ${reference} <> '' and ${bankEntry.reference} = ${reference}
          or ${endToEndId} <> '' and ${bankEntry.endToEndId} = ${endToEndId})
        and not exists (select from bank_entry r where r.workspace_id = ${bankEntry.workspaceId}
          and r.reversed_id = ${bankEntry.id} and r.state <> 'ignored' and r.id is distinct from ${id}::uuid)`,
    )
    .orderBy(
      sql`${bankEntry.servicerReference} = ${servicerReference} desc, ${bankEntry.endToEndId} = ${endToEndId} desc,
        ${bankEntry.state} = 'waiting' desc, ${bankEntry.bookedOn}, ${bankEntry.id}`,
    )
    .limit(1)
  return row
}

export const subjectOfEntry = ({ id, debtorName, bookedOn }: Pick<EntryRow, 'id' | 'debtorName' | 'bookedOn'>) => ({
  kind: 'bank_entry',
  id,
  title: `${bookedOn} ${debtorName}`.trim(),
})
