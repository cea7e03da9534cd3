// Finds, locks and changes an investor of this workspace.

import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { InvestorStanding } from '../../rules/investor-can.ts'
import { investor } from '../tables.ts'

export type InvestorRow = typeof investor.$inferSelect

export const thisInvestor = (ctx: Context, id: string) =>
  and(eq(investor.workspaceId, ctx.workspace.id), eq(investor.id, id))

export async function findInvestor(ctx: Context, id: string): Promise<InvestorRow> {
  const [row] = await ctx.db.select().from(investor).where(thisInvestor(ctx, id))
  if (!row) throw notFound('investors_not_found')
  return row
}

/** Locks the row until the end of the transaction: of two actions on one investor, the second sees the first. */
export async function lockInvestor(ctx: Context, id: string): Promise<InvestorRow> {
  const [row] = await ctx.db.select().from(investor).where(thisInvestor(ctx, id)).for('update')
  if (!row) throw notFound('investors_not_found')
  return row
}

type Fields = Partial<Omit<typeof investor.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changeInvestor(ctx: Context, row: InvestorRow, fields: Fields): Promise<InvestorRow> {
  const [changed] = await ctx.db
    .update(investor)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisInvestor(ctx, row.id), eq(investor.version, row.version)))
    .returning()
  if (!changed) throw notFound('investors_not_found')
  return changed
}

export async function standingOf(ctx: Context, row: InvestorRow): Promise<InvestorStanding> {
  return {
    progressState: row.progressState,
    contactEmail: row.contactEmail,
    isOptedOut: row.optedOutAt !== null,
    isBound: await isBound(ctx, row.id),
  }
}

/** SQL condition on an investor `t`: has signed an NDA or handed in an offer. */
export const isBoundSql = `exists (select from investor_application a
  where a.workspace_id = t.workspace_id and a.investor_id = t.id
    and (exists (select from investor_nda n where n.workspace_id = a.workspace_id and n.application_id = a.id)
      or exists (select from investor_offer o where o.workspace_id = a.workspace_id and o.application_id = a.id)))`

async function isBound(ctx: Context, id: string): Promise<boolean> {
  const { rows } = await ctx.client.query(
    `select from investor t where t.workspace_id = $1 and t.id = $2 and ${isBoundSql}`,
    [ctx.workspace.id, id],
  )
  return rows.length > 0
}

type Named = Pick<InvestorRow, 'id' | 'number' | 'company'>

export const titleOf = ({ number, company }: Pick<Named, 'number' | 'company'>): string => `${number} ${company}`

export const subjectOf = (row: Named) => ({ kind: 'investor', id: row.id, title: titleOf(row) })

export const investorPath = (id: string): string => `/investors/${id}`

/** Next number of the workspace. */
export async function nextNumber(ctx: Context, name: 'investor' | 'interested_investor'): Promise<number> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, $2, 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id, name],
  )
  return Number(rows[0]?.last)
}
