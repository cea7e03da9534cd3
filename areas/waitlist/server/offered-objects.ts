// Objects with all data that the matching rule needs.

import { and, eq, inArray, getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { placeKeysOf, regionOf } from '../rules/place-keys.ts'
import { freeParking } from './matching-sql.ts'
import type { Pair } from './words.ts'

const propertyObjectTable = getTableName(propertyObject)

export interface OfferedObject {
  id: string
  title: string
  offered: Pair['offered']
  town: string
  lettingState: ObjectState
}

export async function offeredObjects(ctx: Context, ids: readonly string[]): Promise<OfferedObject[]> {
  const rows = await ctx.db
    .select({ object: propertyObject, house: building })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...ids])))
  const { rows: parking } = await ctx.client.query<{ id: string }>(
    `select o.id from ${propertyObjectTable} o where o.workspace_id = $1 and o.id = any($2::uuid[]) and ${freeParking}`,
    [ctx.workspace.id, ids],
  )
  const withParking = new Set(parking.map(({ id }) => id))
  return rows.map(({ object, house }) => ({
    id: object.id,
    title: object.title,
    lettingState: object.lettingState,
    offered: {
      ...object,
      hasLift: house.hasLift,
      hasFreeParking: withParking.has(object.id),
      placeKeys: placeKeysOf(house),
      region: regionOf(house.postalCode),
      place: `${house.street} ${house.houseNumber}, ${house.postalCode} ${house.city}`,
    },
    town: `${house.postalCode} ${house.city}`,
  }))
}
