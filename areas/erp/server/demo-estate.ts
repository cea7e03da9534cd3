// Data of the demo stand-in: its own buildings and those of the demo story. Some units have a newer rent.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { exampleEstate, type DoubleEstate, type DoubleUnit } from '#connectors/testing/estate-double.ts'
import type { Context } from '#platform/server/context.ts'
import { parentOf } from '../rules/unit-columns.ts'

const codes: Record<string, string> = { apartment: '01', craft: '02', parkingspace: '03', other: '04' }
const aMonth = 30 * 86_400_000

export async function demoEstate(ctx: Context): Promise<DoubleEstate> {
  const freeFrom = new Date(ctx.now.getTime() + 3 * aMonth).toISOString().slice(0, 8).concat('01')
  const own = exampleEstate(freeFrom)
  const rows = await ctx.db
    .select({ object: propertyObject, house: building })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(
      and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.kind, Object.keys(codes) as [])),
    )
    .orderBy(asc(propertyObject.referenceNumber))
  const houses = new Map(rows.map(({ object, house }) => [parentOf(object.referenceNumber), house]))
  return {
    properties: [
      ...own.properties,
      ...[...houses].map(([reference, house]) => ({ reference: parentOf(reference), description: house.title })),
    ],
    buildings: [
      ...own.buildings,
      ...[...houses].map(([reference, house]) => ({
        reference,
        description: house.title,
        street: `${house.street} ${house.houseNumber}`,
        zipCode: house.postalCode,
        city: house.city,
        countryCode: 'CH',
        floorsAboveGround: house.floors,
        numberOfElevators: house.hasLift === null ? null : house.hasLift ? 1 : 0,
        egid: house.egid,
      })),
    ],
    units: [...own.units, ...rows.map(({ object }, at) => unitOf(object, { at, freeFrom }))],
  }
}

function unitOf(
  object: typeof propertyObject.$inferSelect,
  { at, freeFrom }: { at: number; freeFrom: string },
): DoubleUnit {
  const isLet = object.lettingState === 'rented'
  const raised = at % 9 === 4 ? 20 : 0
  return {
    reference: object.referenceNumber,
    unitCategoryCode: codes[object.kind] ?? '04',
    storeyCode: object.floorNumber === null ? null : String(object.floorNumber),
    numberOfRooms: object.rooms === null ? null : String(object.rooms),
    ewid: object.ewid,
    externalDescription: object.title,
    area: object.area,
    netRent: (object.netRent ?? 0) / 100 + raised,
    ancillaryCost: (object.ancillaryCost ?? 0) / 100,
    availableFrom: isLet ? null : (object.moveInDate ?? freeFrom),
  }
}
