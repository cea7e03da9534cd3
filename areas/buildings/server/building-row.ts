// Loads a building of this workspace for reading or changing.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { building } from './tables.ts'

export type BuildingRow = typeof building.$inferSelect

export const thisBuilding = (ctx: Context, id: string) =>
  and(eq(building.workspaceId, ctx.workspace.id), eq(building.id, id))

export async function findBuilding(ctx: Context, id: string): Promise<BuildingRow> {
  const [row] = await ctx.db.select().from(building).where(thisBuilding(ctx, id))
  if (!row) throw notFound('buildings_not_found')
  return row
}

/**
 * Locks the row until the end of the transaction, for a change of its values. Lock order: a building before its objects,
 * because a new name changes the sort keys of the objects. New objects, which only refer to the building, do not wait.
 */
export const lockBuilding = (ctx: Context, id: string): Promise<BuildingRow> => lockFor(ctx, id, 'no key update')

/** Locks the building so that a new object of it waits until the removal is committed. */
export const lockForRemoval = (ctx: Context, id: string): Promise<BuildingRow> => lockFor(ctx, id, 'update')

async function lockFor(ctx: Context, id: string, strength: 'no key update' | 'update'): Promise<BuildingRow> {
  const [row] = await ctx.db.select().from(building).where(thisBuilding(ctx, id)).for(strength)
  if (!row) throw notFound('buildings_not_found')
  return row
}

type Fields = Partial<Omit<typeof building.$inferInsert, 'workspaceId' | 'id' | 'version'>>

export async function changeBuilding(ctx: Context, row: BuildingRow, fields: Fields): Promise<number> {
  const [changed] = await ctx.db
    .update(building)
    .set({ ...fields, version: row.version + 1 })
    .where(and(thisBuilding(ctx, row.id), eq(building.version, row.version)))
    .returning({ version: building.version })
  if (!changed) throw notFound('buildings_not_found')
  return changed.version
}

export const subjectOf = ({ id, title }: Pick<BuildingRow, 'id' | 'title'>) => ({ kind: 'building', id, title })
