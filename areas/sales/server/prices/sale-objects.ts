// Objects for sale with the prices at the time of the call, as the price list shows and compares them.

import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { objectSale, propertyObject } from '#areas/objects/server/public.ts'
import { francsOrNull } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { PricedObject } from '../../contract/price-lists.ts'
import { priceInForce } from '../../rules/prices/object-price.ts'
import type { SalePart } from '../../rules/prices/what-if.ts'
import { saleCompletion } from '../completion/completion-tables.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import type { ListedPriceRow } from './price-list-row.ts'

export interface ForPricing {
  object: typeof propertyObject.$inferSelect
  building: string
  part: SalePart
  /** Rappen. In force; the agreed price if it is reserved or sold. */
  price: number | null
  listed: number | null
}

const partOf = (state: ObjectState): SalePart => {
  if (state === 'sold') return 'sold'
  return state === 'reserved' || state === 'assigned' ? 'reserved' : 'free'
}

/** In natural order. `listed` are the prices of the version in force. */
export async function readForPricing(ctx: Context, listed: ReadonlyMap<string, ListedPriceRow>): Promise<ForPricing[]> {
  const rows = await ctx.db
    .select({ object: propertyObject, building: building.title })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        isNull(propertyObject.grossRent),
        notInArray(propertyObject.progressState, ['inactive', 'rented']),
      ),
    )
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
  const agreed = await readAgreedPrices(ctx)
  return rows.map(({ object, building: title }) => {
    const part = partOf(object.lettingState)
    const row = listed.get(object.id) ?? null
    const inForce = priceInForce(object, row)
    return {
      object,
      building: title,
      part,
      price: part === 'free' ? inForce : (agreed.get(object.id) ?? inForce),
      listed: row?.price ?? null,
    }
  })
}

/** Prices of the buyers who have the objects; of the deed or the recorded sale once they are sold. */
async function readAgreedPrices(ctx: Context): Promise<Map<string, number>> {
  const ofWorkspace = eq(reservation.workspaceId, ctx.workspace.id)
  const sold = await ctx.db
    .select({ objectId: objectSale.objectId, price: objectSale.price })
    .from(objectSale)
    .where(and(eq(objectSale.workspaceId, ctx.workspace.id), isNull(objectSale.takenBackAt)))
  const held = await ctx.db
    .select({ objectId: reservation.objectId, price: reservation.price, deed: saleCompletion.price })
    .from(reservation)
    .leftJoin(
      saleCompletion,
      and(eq(saleCompletion.workspaceId, reservation.workspaceId), eq(saleCompletion.reservationId, reservation.id)),
    )
    .where(and(ofWorkspace, inArray(reservation.state, ['signed', 'paid', 'completed', 'sold'])))
  const prices = [
    ...sold.map(({ objectId, price }) => ({ objectId, price })),
    ...held.map(({ objectId, price, deed }) => ({ objectId, price: deed ?? price })),
  ]
  return new Map(prices.flatMap(({ objectId, price }) => (price === null ? [] : [[objectId, price]])))
}

export const toldForPricing = (
  ctx: Context,
  { object, building: title, part, price, listed }: ForPricing,
): PricedObject => ({
  id: object.id,
  title: object.title,
  reference_number: object.referenceNumber,
  buildingId: object.buildingId,
  building: title,
  rooms: object.rooms,
  area: object.area,
  floor: object.floor,
  part,
  stateTitle: ctx.t(`sales_price_part_${part}`),
  price: francsOrNull(price),
  listed: francsOrNull(listed),
})
