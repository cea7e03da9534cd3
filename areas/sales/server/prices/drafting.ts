// Saves versions of the price list as drafts.

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { rappenOf } from '#platform/rules/amounts/money.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { canSell } from '#platform/rules/project-type.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/price-lists.ts'
import type { PriceListDraft } from '../../contract/price-lists.ts'
import { priceListCan } from '../../rules/prices/price-list-can.ts'
import {
  changePriceList,
  lockPriceLists,
  openPriceList,
  readListedPrices,
  stateOf,
  subjectOf,
} from './price-list-row.ts'
import { priceList, priceListPrice } from './price-tables.ts'

const permission = 'object_write'

export const createPriceList = handler(contract.createPriceList, { permission }, async (ctx, { body }) => {
  assertAllowed(canSell(ctx.workspace.projectType))
  await check(ctx, body)
  await lockPriceLists(ctx)
  const { name, validFrom, reason } = body
  const id = newId()
  const number = await nextNumber(ctx)
  await ctx.db.insert(priceList).values({
    workspaceId: ctx.workspace.id,
    id,
    number,
    name,
    reason,
    validFrom,
    state: 'draft',
    createdBy: ctx.user.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  await writePrices(ctx, id, body.prices)
  ctx.record({
    event: 'price_list.created',
    subject: subjectOf({ id, number, name }),
    changes: [
      { field: 'valid_from', old: null, new: validFrom },
      { field: 'prices', old: null, new: body.prices.length },
    ],
    cause: reason,
  })
  return { id, version: 1, notify: [{ type: 'success', title: ctx.t('sales_price_done_saved', { number }) }] }
})

export const savePriceList = handler(contract.savePriceList, { permission }, async (ctx, { params, body }) => {
  const row = await openPriceList(ctx, params.id, body.version)
  assertAllowed(priceListCan.beEdited({ state: await stateOf(ctx, row) }))
  await check(ctx, body)
  const { name, validFrom, reason } = body
  const before = await readListedPrices(ctx, row.id)
  const changed = await changePriceList(ctx, row, { name, validFrom, reason })
  await writePrices(ctx, row.id, body.prices)
  const moved = body.prices.filter(({ objectId, price }) => before.get(objectId)?.price !== rappenOf(price)).length
  ctx.record({
    event: 'price_list.changed',
    subject: subjectOf(changed),
    changes: [
      ...differences(row, { name, validFrom, reason }),
      ...(moved > 0 ? [{ field: 'changed_prices', old: null, new: moved }] : []),
    ],
  })
  const title = ctx.t('sales_price_done_saved', { number: row.number })
  return { id: row.id, version: changed.version, notify: [{ type: 'success', title }] }
})

type Described = Pick<PriceListDraft, 'name' | 'validFrom' | 'reason'>

const differences = (before: Described, after: Described): Change[] =>
  [
    { field: 'name', old: before.name, new: after.name },
    { field: 'valid_from', old: before.validFrom, new: after.validFrom },
    { field: 'reason', old: before.reason, new: after.reason },
  ].filter((change) => change.old !== change.new)

async function check(ctx: Context, { validFrom, prices }: PriceListDraft): Promise<void> {
  if (validFrom < dayOf(ctx.now)) throw fieldRefusal('validFrom', 'sales_price_valid_from_past')
  const ids = new Set(prices.map(({ objectId }) => objectId))
  const known = await ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        inArray(propertyObject.id, [...ids]),
        isNull(propertyObject.grossRent),
      ),
    )
  if (ids.size !== prices.length || known.length !== ids.size) throw new AppError('sales_price_objects_not_for_sale')
}

/** Replaces all prices of the draft. */
async function writePrices(ctx: Context, priceListId: string, prices: PriceListDraft['prices']): Promise<void> {
  await ctx.db
    .delete(priceListPrice)
    .where(and(eq(priceListPrice.workspaceId, ctx.workspace.id), eq(priceListPrice.priceListId, priceListId)))
  await ctx.db.insert(priceListPrice).values(
    prices.map(({ objectId, price }) => ({
      workspaceId: ctx.workspace.id,
      priceListId,
      objectId,
      price: rappenOf(price),
    })),
  )
}

/** Requires `lockPriceLists`. */
async function nextNumber(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ last: sql<number>`coalesce(max(${priceList.number}), 0)` })
    .from(priceList)
    .where(eq(priceList.workspaceId, ctx.workspace.id))
  return (row?.last ?? 0) + 1
}
