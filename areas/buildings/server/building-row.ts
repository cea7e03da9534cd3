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

/** Locks the row until the end of the transaction. */
export async function lockBuilding(ctx: Context, id: string): Promise<BuildingRow> {
  const [row] = await ctx.db.select().from(building).where(thisBuilding(ctx, id)).for('update')
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
