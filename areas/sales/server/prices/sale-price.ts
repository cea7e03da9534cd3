// The price of a sale: the price of the object in force, less the approved discount of the buyer. Once an agreement is made, the
// price of the agreement holds.

import { and, eq, inArray } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { discountOn } from '../../rules/prices/discount.ts'
import { priceInForce } from '../../rules/prices/object-price.ts'
import { reservationOf } from '../reservation/reservation-row.ts'
import { findListInForce, readListedPrices } from './price-list-row.ts'
import { saleDiscount } from './price-tables.ts'

/** Amounts in Rappen. */
export interface SalePrice {
  /** To pay for the object, without options; null if the object has no price. */
  price: number | null
  /** Before the discount. */
  listPrice: number | null
  /** Version of the price list; null if the object was in none. */
  priceListId: string | null
  discount: number
}

/** The agreed price if this buyer has an agreement for the object, otherwise the price that can be offered now. */
export async function salePriceOf(ctx: Context, applicationId: string, objectId: string): Promise<SalePrice> {
  const agreed = await reservationOf(ctx, applicationId)
  if (agreed && agreed.objectId === objectId && agreed.state !== 'released') {
    const { price, priceListId, discount } = agreed
    return { price, listPrice: price === null ? null : price + discount, priceListId, discount }
  }
  const price = (await offeredPrices(ctx, applicationId, [objectId])).get(objectId)
  if (!price) throw notFound('objects_not_found')
  return price
}

/** Prices at `ctx.now` for this buyer, without regard to an agreement. Each object of the workspace has an entry. */
export async function offeredPrices(
  ctx: Context,
  applicationId: string,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, SalePrice>> {
  const listed = await pricesInForce(ctx, objectIds)
  const discounts = await approvedDiscounts(ctx, applicationId)
  return new Map(
    [...listed].map(([objectId, { price: listPrice, priceListId }]) => {
      const terms = discounts.get(objectId)
      const discount = terms && listPrice !== null ? discountOn(listPrice, terms) : 0
      const price = listPrice === null ? null : listPrice - discount
      return [objectId, { price, listPrice, priceListId, discount }]
    }),
  )
}

export interface ObjectPrice {
  price: number | null
  priceListId: string | null
}

/** Prices of objects at `ctx.now`, also before they are written to the objects. */
export async function pricesInForce(
  ctx: Context,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, ObjectPrice>> {
  if (objectIds.length === 0) return new Map()
  const { id, lettingState, sellingPrice } = propertyObject
  const objects = await ctx.db
    .select({ id, lettingState, sellingPrice })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(id, [...objectIds])))
  const list = await findListInForce(ctx)
  const listed = list ? await readListedPrices(ctx, list.id, { objectIds }) : new Map<string, never>()
  return new Map(
    objects.map((object) => {
      const row = listed.get(object.id) ?? null
      return [object.id, { price: priceInForce(object, row), priceListId: (row && list?.id) ?? null }]
    }),
  )
}

async function approvedDiscounts(ctx: Context, applicationId: string) {
  const rows = await ctx.db
    .select()
    .from(saleDiscount)
    .where(
      and(
        eq(saleDiscount.workspaceId, ctx.workspace.id),
        eq(saleDiscount.applicationId, applicationId),
        eq(saleDiscount.state, 'approved'),
      ),
    )
  return new Map(rows.map((row) => [row.objectId, row]))
}
