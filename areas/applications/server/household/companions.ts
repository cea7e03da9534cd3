// Objects offered together with a main object, such as its parking space. A companion that another household has
// taken leaves the offer; its row is kept.

import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { findObject, type HousedObject } from '../details/object-row.ts'
import { offerCompanion } from '../offers/offer-tables.ts'

export type CompanionRow = typeof offerCompanion.$inferSelect

const ofOffer = (ctx: Context, offerId: string) =>
  and(eq(offerCompanion.workspaceId, ctx.workspace.id), eq(offerCompanion.offerId, offerId))

export const companionsOf = (ctx: Context, offerId: string): Promise<CompanionRow[]> =>
  ctx.db
    .select()
    .from(offerCompanion)
    .where(and(ofOffer(ctx, offerId), isNull(offerCompanion.givenAwayAt)))
    .orderBy(asc(offerCompanion.objectId))

export async function companionObjects(ctx: Context, offerId: string): Promise<HousedObject[]> {
  const found: HousedObject[] = []
  for (const { objectId } of await companionsOf(ctx, offerId)) found.push(await findObject(ctx, objectId))
  return found
}

export async function titlesGivenAway(ctx: Context, offerId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ objectId: offerCompanion.objectId })
    .from(offerCompanion)
    .where(and(ofOffer(ctx, offerId), isNotNull(offerCompanion.givenAwayAt)))
    .orderBy(asc(offerCompanion.givenAwayAt), asc(offerCompanion.objectId))
  const titles: string[] = []
  for (const { objectId } of rows) titles.push((await findObject(ctx, objectId)).object.title)
  return titles
}

/** Requires a lock on the offer. */
export async function takeOut(ctx: Context, offerId: string, objectIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(offerCompanion)
    .set({ givenAwayAt: ctx.now })
    .where(and(ofOffer(ctx, offerId), inArray(offerCompanion.objectId, [...objectIds])))
}
