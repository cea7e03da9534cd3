// Objects that a buyer may confirm: those for sale and free, and those wished for already.

import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { addressOf, applicationWish } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { francsOrNull } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { SaleObject } from '../../contract/confirmation-data.ts'
import { offeredPrices, type SalePrice } from '../prices/sale-price.ts'

type ObjectRow = typeof propertyObject.$inferSelect
type BuildingRow = typeof building.$inferSelect

interface Housed {
  object: ObjectRow
  building: BuildingRow
}

export interface ForSale extends Housed {
  rank: number | null
  /** For this buyer. */
  offer: SalePrice
}

/** A project sells rarely more; a longer list is no help on a phone. */
const most = 300

/** Wishes come first by priority, then the others in natural order. Buyers see published objects only. */
export async function readForSale(
  ctx: Context,
  applicationId: string,
  { onlyPublished }: { onlyPublished: boolean },
): Promise<ForSale[]> {
  const rows = await ctx.db
    .select({ object: propertyObject, building, rank: applicationWish.rank })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .leftJoin(
      applicationWish,
      and(
        eq(applicationWish.workspaceId, propertyObject.workspaceId),
        eq(applicationWish.objectId, propertyObject.id),
        eq(applicationWish.applicationId, applicationId),
      ),
    )
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        or(
          isNotNull(applicationWish.rank),
          and(
            isNull(propertyObject.grossRent),
            isNotNull(propertyObject.sellingPrice),
            eq(propertyObject.lettingState, 'available'),
            onlyPublished ? eq(propertyObject.isPublished, true) : undefined,
          ),
        ),
      ),
    )
    .orderBy(sql`${applicationWish.rank} asc nulls last`, asc(propertyObject.sortKey), asc(propertyObject.id))
    .limit(most)
  const offers = await offeredPrices(
    ctx,
    applicationId,
    rows.map(({ object }) => object.id),
  )
  return rows.flatMap((row) => {
    const offer = offers.get(row.object.id)
    return offer ? [{ ...row, offer }] : []
  })
}

export async function readObjectTitles(ctx: Context, ids: readonly string[]): Promise<Map<string, ObjectRow>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

export const offeredObjectOf = (one: ForSale): SaleObject => saleObjectOf(one, one.offer)

export const saleObjectOf = ({ object, building }: Housed, offer: SalePrice | undefined): SaleObject => ({
  id: object.id,
  title: object.title,
  address: addressOf(building),
  rooms: object.rooms,
  area: object.area,
  floor: object.floor,
  price: francsOrNull(offer?.price ?? null),
  isFree: object.lettingState === 'available',
})
