// Finds owners of this workspace, by id, by name, or by their login.

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { propertyOwner } from './tables.ts'

export type OwnerRow = typeof propertyOwner.$inferSelect

export const thisOwner = (ctx: Context, id: string) =>
  and(eq(propertyOwner.workspaceId, ctx.workspace.id), eq(propertyOwner.id, id))

export async function findOwner(ctx: Context, id: string): Promise<OwnerRow> {
  const [row] = await ctx.db.select().from(propertyOwner).where(thisOwner(ctx, id))
  if (!row) throw notFound('owners_not_found')
  return row
}

/** Locks the row until the end of the transaction: no object is given to the owner meanwhile. */
export async function lockOwner(ctx: Context, id: string): Promise<OwnerRow> {
  const [row] = await ctx.db.select().from(propertyOwner).where(thisOwner(ctx, id)).for('update')
  if (!row) throw notFound('owners_not_found')
  return row
}

/** Sorted by name; `ids` restricts the result. */
export const listOwners = (ctx: Context, ids?: readonly string[]): Promise<OwnerRow[]> =>
  ctx.db
    .select()
    .from(propertyOwner)
    .where(and(eq(propertyOwner.workspaceId, ctx.workspace.id), ids && inArray(propertyOwner.id, [...ids])))
    .orderBy(asc(sql`folded(${propertyOwner.name})`), asc(propertyOwner.id))

/** The owner record of the signed-in user; null for colleagues. */
export async function ownerOfUser(ctx: StaffContext): Promise<OwnerRow | null> {
  if (ctx.user.role !== 'owner') return null
  const [row] = await ctx.db
    .select()
    .from(propertyOwner)
    .where(and(eq(propertyOwner.workspaceId, ctx.workspace.id), eq(propertyOwner.userId, ctx.user.id)))
  return row ?? null
}

export const subjectOf = ({ id, name }: Pick<OwnerRow, 'id' | 'name'>) => ({ kind: 'owner', id, title: name })
