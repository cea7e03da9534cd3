// The prices with which a version is compared to find out if it lowers any: those in force now, and those that will be in force
// before it.

import { and, eq, inArray } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { inForceFrom, type Prices } from '../../rules/prices/price-list-can.ts'
import { findListInForce, readListedPrices, type PriceListRow } from './price-list-row.ts'

type Compared = Pick<PriceListRow, 'id' | 'validFrom' | 'inForceFrom'>

export async function pricesToCompare(ctx: Context, list: Compared): Promise<Prices[]> {
  const from = list.inForceFrom ?? inForceFrom(list.validFrom, ctx.now) ?? ctx.now
  const lists = [await findListInForce(ctx), await findListInForce(ctx, new Date(from.getTime() - 1))]
  const [inForce, before] = lists.map((one) => (one && one.id !== list.id ? one : null))
  const own = await readListedPrices(ctx, list.id)
  const references = [await pricesOf(ctx, inForce?.id ?? null, [...own.keys()])]
  if (before && before.id !== inForce?.id) references.push(await pricesOf(ctx, before.id, [...own.keys()]))
  return references
}

/** An object that is not in the version is compared with its own price. */
async function pricesOf(ctx: Context, listId: string | null, objectIds: readonly string[]): Promise<Prices> {
  if (objectIds.length === 0) return new Map()
  const { id, sellingPrice } = propertyObject
  const objects = await ctx.db
    .select({ id, sellingPrice })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(id, [...objectIds])))
  const listed = listId ? await readListedPrices(ctx, listId) : new Map<string, never>()
  return new Map(
    objects.flatMap((object) => {
      const price = listed.get(object.id)?.price ?? object.sellingPrice
      return price === null ? [] : [[object.id, price]]
    }),
  )
}
