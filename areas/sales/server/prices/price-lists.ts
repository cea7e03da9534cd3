// Shows the versions of the price list.

import { canSell } from '#platform/rules/project-type.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import * as contract from '../../contract/price-lists.ts'
import { listInForce, listStateAt } from '../../rules/prices/price-list-state.ts'
import { loweredObjects, priceListCan } from '../../rules/prices/price-list-can.ts'
import { readCurrentDiscounts } from './current-discounts.ts'
import { deviationsOf, replacedByHand } from './hand-prices.ts'
import { readListedPrices, findPriceList, readPriceLists, type PriceListRow } from './price-list-row.ts'
import { pricesToCompare } from './comparing.ts'
import { readForPricing, toldForPricing } from './sale-objects.ts'
import { toldPriceLists } from './told-price-list.ts'

const permission = 'object_read'

export const getPriceLists = handler(contract.getPriceLists, { permission }, async (ctx) => {
  const lists = await readPriceLists(ctx)
  const objects = await readForPricing(ctx, await listedOf(ctx, listInForce(lists, ctx.now)))
  return {
    lists: await toldPriceLists(ctx, lists),
    deviations: deviationsOf(objects),
    discounts: ctx.can('applications_read') ? await readCurrentDiscounts(ctx) : [],
    canCreate: spoken(ctx, canSell(ctx.workspace.projectType)),
  }
})

export const getSaleObjects = handler(contract.getSaleObjects, { permission }, async (ctx) => {
  const lists = await readPriceLists(ctx)
  const inForce = listInForce(lists, ctx.now)
  const objects = await readForPricing(ctx, await listedOf(ctx, inForce))
  return {
    inForce: await toldInForce(ctx, inForce, lists),
    objects: objects.map((one) => toldForPricing(ctx, one)),
  }
})

export const getPriceList = handler(contract.getPriceList, { permission }, async (ctx, { params }) => {
  const row = await findPriceList(ctx, params.id)
  const lists = await readPriceLists(ctx)
  const inForce = listInForce(lists, ctx.now)
  const prices = await readListedPrices(ctx, row.id)
  const objects = await readForPricing(ctx, await listedOf(ctx, inForce))
  const amounts = new Map([...prices.values()].map(({ objectId, price }) => [objectId, price]))
  const [list] = await toldPriceLists(ctx, [row], lists)
  if (!list) throw new Error('the version was not told')
  return {
    list,
    prices: [...amounts].map(([objectId, price]) => ({ objectId, price: francsOf(price) })),
    inForce: await toldInForce(ctx, inForce, lists),
    objects: objects.map((one) => toldForPricing(ctx, one)),
    lowered: loweredObjects(amounts, await pricesToCompare(ctx, row)).length,
    replaced: await replacedByHand(ctx, row, { prices, objects }),
    can: verdictsOf(ctx, row, inForce),
  }
})

const listedOf = async (ctx: Context, list: PriceListRow | null) =>
  list ? readListedPrices(ctx, list.id) : new Map<string, never>()

async function toldInForce(ctx: Context, inForce: PriceListRow | null, lists: readonly PriceListRow[]) {
  const [told] = inForce ? await toldPriceLists(ctx, [inForce], lists) : []
  return told ?? null
}

function verdictsOf(ctx: StaffContext, row: PriceListRow, inForce: PriceListRow | null) {
  const judged = { state: listStateAt(row, inForce, ctx.now), submittedBy: row.submittedBy, by: ctx.user.id }
  return {
    edit: spoken(ctx, priceListCan.beEdited(judged)),
    submit: spoken(ctx, priceListCan.beSubmitted(judged)),
    approve: spoken(ctx, priceListCan.beApproved(judged)),
    reject: spoken(ctx, priceListCan.beRejected(judged)),
    withdraw: spoken(ctx, priceListCan.beWithdrawn(judged)),
  }
}
