// What is offered together with an object, such as its parking space.

import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { findObject, type HousedObject } from './object-row.ts'
import { offerCompanion } from './offer-tables.ts'

export type CompanionRow = typeof offerCompanion.$inferSelect

export const companionsOf = (ctx: Context, offerId: string): Promise<CompanionRow[]> =>
  ctx.db
    .select()
    .from(offerCompanion)
    .where(and(eq(offerCompanion.workspaceId, ctx.workspace.id), eq(offerCompanion.offerId, offerId)))
    .orderBy(asc(offerCompanion.objectId))

export async function companionObjects(ctx: Context, offerId: string): Promise<HousedObject[]> {
  const found: HousedObject[] = []
  for (const { objectId } of await companionsOf(ctx, offerId)) found.push(await findObject(ctx, objectId))
  return found
}
