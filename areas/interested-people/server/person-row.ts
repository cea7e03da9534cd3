// Finds and locks an interested person of this workspace.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { interestedPerson } from './tables.ts'

export type PersonRow = typeof interestedPerson.$inferSelect

export const thisPerson = (ctx: Context, id: string) =>
  and(eq(interestedPerson.workspaceId, ctx.workspace.id), eq(interestedPerson.id, id))

export async function findPerson(ctx: Context, id: string): Promise<PersonRow> {
  const [row] = await ctx.db.select().from(interestedPerson).where(thisPerson(ctx, id))
  if (!row) throw notFound('interested_people_not_found')
  return row
}

/**
 * Locks the row until the end of the transaction: of two actions on one person, the second sees the result of the
 * first.
 */
export async function lockPerson(ctx: Context, id: string): Promise<PersonRow> {
  const [row] = await ctx.db.select().from(interestedPerson).where(thisPerson(ctx, id)).for('update')
  if (!row) throw notFound('interested_people_not_found')
  return row
}

/** In order of id, so that two actions never wait for each other. People who do not exist are left out. */
export const lockPeople = (ctx: Context, ids: readonly string[]): Promise<PersonRow[]> =>
  ctx.db
    .select()
    .from(interestedPerson)
    .where(and(eq(interestedPerson.workspaceId, ctx.workspace.id), inArray(interestedPerson.id, [...ids])))
    .orderBy(asc(interestedPerson.id))
    .for('update')

type Fields = Partial<Omit<typeof interestedPerson.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changePerson(ctx: Context, row: PersonRow, fields: Fields): Promise<PersonRow> {
  const [changed] = await ctx.db
    .update(interestedPerson)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisPerson(ctx, row.id), eq(interestedPerson.progressState, row.progressState)))
    .returning()
  if (!changed) throw notFound('interested_people_not_found')
  return changed
}

type Named = Pick<PersonRow, 'id' | 'number' | 'contactName'>

export const titleOf = ({ number, contactName }: Pick<Named, 'number' | 'contactName'>): string =>
  `${number} ${contactName}`

export const subjectOf = (row: Named) => ({ kind: 'interested_person', id: row.id, title: titleOf(row) })
