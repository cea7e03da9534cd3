// Makes the prices of the version in force the selling prices of the objects. Calls judge the price by the time and do not wait
// for this. Safe with several servers and repeated runs: under the lock only the first finds prices that are not yet written.

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeSellingPrices } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { agreedStates } from '../../rules/prices/object-price.ts'
import { findListInForce, lockPriceLists, readListedPrices, subjectOf, type PriceListRow } from './price-list-row.ts'
import { priceListPrice } from './price-tables.ts'

export const applyPriceListJob = 'apply-price-list'

/** `from` is the start of the version for which the job was planned; none at night. */
const jobData = z.object({ from: z.coerce.date().optional() })

/** Also nightly, for objects that became free again by hand. */
export async function applyPriceList(ctx: Context, data: unknown): Promise<void> {
  const { from } = jobData.parse(data)
  if (from && from > ctx.now) {
    // The queue goes by the database's clock, which may be ahead of this one. Without another try the prices would wait for the night.
    await ctx.enqueue(applyPriceListJob, { from }, { startAfter: from })
    return
  }
  await lockPriceLists(ctx)
  const list = await findListInForce(ctx)
  if (!list) return
  const written = await writeDue(ctx, list)
  if (written === 0) return
  ctx.record({
    event: 'price_list.applied',
    subject: subjectOf(list),
    changes: [{ field: 'prices', old: null, new: written }],
  })
}

/** After an object has become free again. Requires a lock on the object. */
export async function applyPriceListTo(ctx: Context, objectId: string): Promise<void> {
  const list = await findListInForce(ctx)
  if (list) await writeDue(ctx, list, [objectId])
}

async function writeDue(ctx: Context, list: PriceListRow, objectIds?: readonly string[]): Promise<number> {
  const due = await readListedPrices(ctx, list.id, { onlyUnwritten: true, ...(objectIds && { objectIds }) })
  const prices = new Map([...due.values()].map(({ objectId, price }) => [objectId, price]))
  const cause = ctx.t('sales_price_cause', { number: list.number })
  const before = await writeSellingPrices(ctx, { prices, except: agreedStates, cause })
  if (before.size > 0) await noteAsWritten(ctx, list, before)
  return before.size
}

async function noteAsWritten(
  ctx: Context,
  list: PriceListRow,
  before: ReadonlyMap<string, number | null>,
): Promise<void> {
  const ids = [...before.keys()]
  const amounts = [...before.values()]
  await ctx.db
    .update(priceListPrice)
    .set({
      writtenAt: ctx.now,
      priceBefore: sql`(select n.price from unnest(${sql.param(ids)}::uuid[], ${sql.param(amounts)}::bigint[]) as n (id, price)
        where n.id = ${priceListPrice.objectId})`,
    })
    .where(
      and(
        eq(priceListPrice.workspaceId, ctx.workspace.id),
        eq(priceListPrice.priceListId, list.id),
        inArray(priceListPrice.objectId, ids),
        isNull(priceListPrice.writtenAt),
      ),
    )
}
