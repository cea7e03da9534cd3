// Areas and routes around a building. The key of the maps service stays on the server.

import { and, asc, eq } from 'drizzle-orm'
import type { Point } from '#connectors/maps/maps-service.ts'
import { building, findBuilding } from '#areas/buildings/server/public.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/travel.ts'
import { answerOf, mapsFor, sourceOf, type Maps } from './services.ts'

/** Buildings in the choice; a workspace has rarely more. */
const mostBuildings = 500
/** Free plans allow about this many a minute for everybody together. */
const perMinute = 30

export const getMaps = handler(contract.getMaps, { permission: 'analytics_read' }, async (ctx) => {
  const maps = await mapsFor(ctx)
  const rows = await ctx.db
    .select()
    .from(building)
    .where(and(eq(building.workspaceId, ctx.workspace.id), eq(building.isActive, true)))
    .orderBy(asc(building.title), asc(building.id))
    .limit(mostBuildings)
  return {
    service: maps && sourceOf(maps),
    tiles: ctx.services.config.mapTiles ?? null,
    buildings: rows.map((row) => ({ id: row.id, title: row.title, address: addressOf(row) })),
  }
})

export const getIsochrone = handler(
  contract.getIsochrone,
  { permission: 'analytics_read', perMinute },
  async (ctx, { query }) => {
    const maps = await findMaps(ctx)
    const place = await placeOfBuilding(ctx, maps, query.building)
    const minutes = [...new Set(query.minutes)].toSorted((a, b) => b - a)
    const areas = await answerOf(maps.service.findReachedAreas(place, query.mode, minutes))
    return { place: positionOf(place), areas, source: sourceOf(maps) }
  },
)

export const getDirections = handler(
  contract.getDirections,
  { permission: 'analytics_read', perMinute },
  async (ctx, { query }) => {
    const maps = await findMaps(ctx)
    const place = await placeOfBuilding(ctx, maps, query.building)
    const target = await answerOf(maps.search.locate(query.to))
    if (!target) throw fieldRefusal('to', 'maps_target_unknown')
    const route = await answerOf(maps.service.findRoute(place, target, query.mode))
    return { place: positionOf(place), target: positionOf(target), route, source: sourceOf(maps) }
  },
)

/** Refuses buildings whose address is unknown to the search. */
async function placeOfBuilding(ctx: Context, { search }: Maps, id: string): Promise<Point> {
  const address = addressOf(await findBuilding(ctx, id))
  const place = await answerOf(search.locate(address))
  if (!place) throw new AppError('maps_address_unknown', { values: { address } })
  return place
}

type Address = Pick<typeof building.$inferSelect, 'street' | 'houseNumber' | 'postalCode' | 'city'>

const addressOf = ({ street, houseNumber, postalCode, city }: Address) =>
  `${street} ${houseNumber}, ${postalCode} ${city}`

async function findMaps(ctx: Context): Promise<Maps> {
  const maps = await mapsFor(ctx)
  if (!maps) throw new AppError('maps_no_service')
  return maps
}

const positionOf = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude]
