// What is offered and let together with an object, such as its parking space: it goes where the object goes.

import { and, asc, eq } from 'drizzle-orm'
import type { ObjectState } from '#areas/objects/rules/object-state.ts'
import type { Context } from '#platform/server/context.ts'
import type { AssignmentRow } from './assignment-row.ts'
import { findObject, holdObject, moveObject, type HousedObject } from './object-row.ts'
import { offerCompanion } from './offer-tables.ts'

export type CompanionRow = typeof offerCompanion.$inferSelect

export const companionsOf = (ctx: Context, offerId: string): Promise<CompanionRow[]> =>
  ctx.db
    .select()
    .from(offerCompanion)
    .where(and(eq(offerCompanion.workspaceId, ctx.workspace.id), eq(offerCompanion.offerId, offerId)))
    .orderBy(asc(offerCompanion.objectId))

export async function companionObjects(ctx: Context, offerId: string | null): Promise<HousedObject[]> {
  if (!offerId) return []
  const found: HousedObject[] = []
  for (const { objectId } of await companionsOf(ctx, offerId)) found.push(await findObject(ctx, objectId))
  return found
}

interface Move {
  from: readonly ObjectState[]
  /** `as_before`: where each of them was before the offer. */
  to: ObjectState | 'as_before'
  cause: string
}

/** For an assignment that is held and whose own object has just moved. */
export async function moveCompanions(
  ctx: Context,
  { offerId }: Pick<AssignmentRow, 'offerId'>,
  { from, to, cause }: Move,
): Promise<void> {
  if (!offerId) return
  for (const { objectId, objectStateBefore } of await companionsOf(ctx, offerId)) {
    const { object } = await holdObject(ctx, objectId)
    await moveObject(ctx, object, { from, to: to === 'as_before' ? objectStateBefore : to, cause })
  }
}
