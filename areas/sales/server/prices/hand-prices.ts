// Prices that were changed by hand on the page of an object: those that differ from the version in force now, and those that a
// version has replaced.

import { and, desc, eq, lt } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { HandPrice } from '../../contract/price-lists.ts'
import { francsOf, francsOrNull } from '#platform/rules/amounts/money.ts'
import { readListedPrices, type ListedPriceRow, type PriceListRow } from './price-list-row.ts'
import { priceList } from './price-tables.ts'
import type { ForPricing } from './sale-objects.ts'

/** Free objects whose price is not that of the version in force. */
export const deviationsOf = (objects: readonly ForPricing[]): HandPrice[] =>
  objects.flatMap(({ object, part, price, listed }) =>
    part !== 'free' || listed === null || price === listed
      ? []
      : [{ objectId: object.id, title: object.title, listed: francsOf(listed), byHand: francsOrNull(price) }],
  )

/** Compares the prices that the version has replaced with those of the version before it. */
export async function replacedByHand(
  ctx: Context,
  list: PriceListRow,
  { prices, objects }: { prices: ReadonlyMap<string, ListedPriceRow>; objects: readonly ForPricing[] },
): Promise<HandPrice[]> {
  const before = await findListBefore(ctx, list)
  if (!before) return []
  const earlier = await readListedPrices(ctx, before.id)
  const titleOf = new Map(objects.map(({ object }) => [object.id, object.title]))
  return [...prices.values()].flatMap(({ objectId, writtenAt, priceBefore }) => {
    // A price that the version before never wrote was agreed with a buyer, and not changed by hand.
    const listed = earlier.get(objectId)
    if (!listed?.writtenAt || !writtenAt || priceBefore === listed.price) return []
    const title = titleOf.get(objectId) ?? '–'
    return [{ objectId, title, listed: francsOf(listed.price), byHand: francsOrNull(priceBefore) }]
  })
}

async function findListBefore(ctx: Context, { inForceFrom }: PriceListRow): Promise<PriceListRow | null> {
  if (!inForceFrom) return null
  const [row] = await ctx.db
    .select()
    .from(priceList)
    .where(
      and(
        eq(priceList.workspaceId, ctx.workspace.id),
        eq(priceList.state, 'approved'),
        lt(priceList.inForceFrom, inForceFrom),
      ),
    )
    .orderBy(desc(priceList.inForceFrom))
    .limit(1)
  return row ?? null
}
