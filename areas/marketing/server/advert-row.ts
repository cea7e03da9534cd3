// Reads and creates the advertisement of an object.

import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import { findObject } from '#areas/objects/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { advert, advertOnPortal } from './tables.ts'

export type AdvertRow = typeof advert.$inferSelect
export type PortalRow = typeof advertOnPortal.$inferSelect

const ofObject = (ctx: Context, objectId: string) =>
  and(eq(advert.workspaceId, ctx.workspace.id), eq(advert.objectId, objectId))

export async function lookAdvert(ctx: Context, objectId: string): Promise<AdvertRow | null> {
  const [row] = await ctx.db.select().from(advert).where(ofObject(ctx, objectId))
  return row ?? null
}

const ofObjects = (ctx: Context, objectIds: readonly string[]) =>
  and(eq(advert.workspaceId, ctx.workspace.id), inArray(advert.objectId, [...objectIds]))

/** By id of the object. */
export async function lookAdverts(ctx: Context, objectIds: readonly string[]): Promise<Map<string, AdvertRow>> {
  const rows = await ctx.db.select().from(advert).where(ofObjects(ctx, objectIds))
  return new Map(rows.map((row) => [row.objectId, row]))
}

/** Locked until the end of the transaction. */
export const lockAdverts = (ctx: Context, objectIds: readonly string[]): Promise<AdvertRow[]> =>
  ctx.db.select().from(advert).where(ofObjects(ctx, objectIds)).orderBy(asc(advert.objectId)).for('update')

/** Locked until the end of the transaction. */
async function lockAdvert(ctx: Context, objectId: string): Promise<AdvertRow | null> {
  const [row] = await ctx.db.select().from(advert).where(ofObject(ctx, objectId)).for('update')
  return row ?? null
}

/** Locked; created as a draft if the object has none. */
export async function lockOrCreateAdvert(ctx: Context, objectId: string): Promise<AdvertRow> {
  const found = await lockAdvert(ctx, objectId)
  if (found) return found
  const { object } = await findObject(ctx, objectId)
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 680))', [ctx.workspace.id])
  const reference = await freeReference(ctx, object.referenceNumber)
  await ctx.db
    .insert(advert)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      objectId,
      reference,
      state: 'draft',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
  const made = await lockAdvert(ctx, objectId)
  if (!made) throw notFound('objects_not_found')
  return made
}

/**
 * The number of the object when it is advertised first. Another object may have had it before, and is still known by it
 * at the portals.
 */
async function freeReference(ctx: Context, number: string): Promise<string> {
  const wanted = number.replaceAll('#', '').trim().slice(0, 60) || 'object'
  const taken = await ctx.db
    .select({ reference: advert.reference })
    .from(advert)
    .where(and(eq(advert.workspaceId, ctx.workspace.id), like(advert.reference, `${escaped(wanted)}%`)))
  const known = new Set(taken.map(({ reference }) => reference))
  if (!known.has(wanted)) return wanted
  let next = 2
  while (known.has(`${wanted}-${next}`)) next += 1
  return `${wanted}-${next}`
}

const escaped = (text: string) => text.replace(/[%_\\]/g, String.raw`\$&`)

export async function changeAdvert(
  ctx: Context,
  { id }: Pick<AdvertRow, 'id'>,
  fields: Partial<typeof advert.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(advert)
    .set({ ...fields, version: sql`${advert.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(advert.workspaceId, ctx.workspace.id), eq(advert.id, id)))
}

export const portalsOf = (ctx: Context, advertId: string): Promise<PortalRow[]> =>
  ctx.db
    .select()
    .from(advertOnPortal)
    .where(and(eq(advertOnPortal.workspaceId, ctx.workspace.id), eq(advertOnPortal.advertId, advertId)))

export const subjectOf = (object: { id: string; title: string }) => ({
  kind: 'object',
  id: object.id,
  title: object.title,
})
