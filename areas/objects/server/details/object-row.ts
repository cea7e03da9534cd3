// Loads an object of this workspace with its building, for reading or changing.

import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { ownerNameSql } from '#areas/owners/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { propertyObject } from '../tables.ts'

export type ObjectRow = typeof propertyObject.$inferSelect
export type BuildingRow = typeof building.$inferSelect

/** An object with the name of its owner, for the fields that staff edit. */
export type OwnedObject = ObjectRow & { ownerName: string | null }

export const ownedObject = {
  ...getTableColumns(propertyObject),
  ownerName: sql<string | null>`${sql.raw(ownerNameSql('property_object'))}`,
}

export interface HousedObject {
  object: ObjectRow
  house: BuildingRow
}

export const thisObject = (ctx: Context, id: string) =>
  and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, id))

export const inItsBuilding = and(
  eq(building.workspaceId, propertyObject.workspaceId),
  eq(building.id, propertyObject.buildingId),
)

export async function findObject(ctx: Context, id: string): Promise<HousedObject & { object: OwnedObject }> {
  const [row] = await ctx.db
    .select({ object: ownedObject, house: building })
    .from(propertyObject)
    .innerJoin(building, inItsBuilding)
    .where(thisObject(ctx, id))
  if (!row) throw notFound('objects_not_found')
  return row
}

/**
 * Locks the row until the end of the transaction, so that a second action on the object sees the result of the first.
 */
export async function lockObject(ctx: Context, id: string): Promise<OwnedObject> {
  const [row] = await ctx.db.select(ownedObject).from(propertyObject).where(thisObject(ctx, id)).for('update')
  if (!row) throw notFound('objects_not_found')
  return row
}

type Fields = Partial<Omit<typeof propertyObject.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a lock on the object. Increments the version. */
export async function changeObject(ctx: Context, row: ObjectRow, fields: Fields): Promise<number> {
  const [changed] = await ctx.db
    .update(propertyObject)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(
      and(
        thisObject(ctx, row.id),
        eq(propertyObject.version, row.version),
        eq(propertyObject.lettingState, row.lettingState),
      ),
    )
    .returning({ version: propertyObject.version })
  if (!changed) throw notFound('objects_not_found')
  return changed.version
}

export const subjectOf = ({ id, title }: Pick<ObjectRow, 'id' | 'title'>) => ({ kind: 'object', id, title })

/** Converts Rappen (database) to francs (responses). */
export const francs = (rappen: number | null): number | null => (rappen === null ? null : rappen / 100)
export const rappen = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100))

/** Calendar day in Switzerland, YYYY-MM-DD. */
export const swissDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(moment)
