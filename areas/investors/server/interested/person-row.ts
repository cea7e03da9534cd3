// Finds, locks and changes a person who asked about projects for sale.

import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { interestedPanel } from '../../rules/interested-address.ts'
import { interestedInvestor } from '../tables.ts'

export type PersonRow = typeof interestedInvestor.$inferSelect

export const thisPerson = (ctx: Context, id: string) =>
  and(eq(interestedInvestor.workspaceId, ctx.workspace.id), eq(interestedInvestor.id, id))

export async function findPerson(ctx: Context, id: string): Promise<PersonRow> {
  const [row] = await ctx.db.select().from(interestedInvestor).where(thisPerson(ctx, id))
  if (!row) throw notFound('investors_person_not_found')
  return row
}

/** Locks the row until the end of the transaction. */
export async function lockPerson(ctx: Context, id: string): Promise<PersonRow> {
  const [row] = await ctx.db.select().from(interestedInvestor).where(thisPerson(ctx, id)).for('update')
  if (!row) throw notFound('investors_person_not_found')
  return row
}

type Fields = Partial<Omit<typeof interestedInvestor.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changePerson(ctx: Context, row: PersonRow, fields: Fields): Promise<PersonRow> {
  const [changed] = await ctx.db
    .update(interestedInvestor)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisPerson(ctx, row.id), eq(interestedInvestor.version, row.version)))
    .returning()
  if (!changed) throw notFound('investors_person_not_found')
  return changed
}

type Named = Pick<PersonRow, 'id' | 'number' | 'contactName'>

export const titleOf = ({ number, contactName }: Pick<Named, 'number' | 'contactName'>): string =>
  `${number} ${contactName}`

export const subjectOf = (row: Named) => ({ kind: 'interested_investor', id: row.id, title: titleOf(row) })

export const personPath = (id: string): string => `/interested-people-b2b?panel=${interestedPanel}:${id}`
