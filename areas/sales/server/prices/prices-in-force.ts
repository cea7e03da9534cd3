// Shows prices that are in force but not yet written to their objects, on the public pages of objects.

import { canSell } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { hasAgreedPrice } from '../../rules/prices/object-price.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { findListInForce, readListedPrices } from './price-list-row.ts'

interface Shown {
  id: string
  lettingState: ObjectState
}

/** By object; without those whose row has the price already, or whose price is agreed. */
export async function unwrittenPrices(ctx: Context, objects: readonly Shown[]): Promise<ReadonlyMap<string, number>> {
  const followers = objects.filter(({ lettingState }) => !hasAgreedPrice(lettingState)).map(({ id }) => id)
  if (followers.length === 0 || !canSell(ctx.workspace.projectType).allowed) return new Map()
  const list = await findListInForce(ctx)
  if (!list) return new Map()
  const rows = await readListedPrices(ctx, list.id, { objectIds: followers, onlyUnwritten: true })
  return new Map([...rows.values()].map(({ objectId, price }) => [objectId, price]))
}
