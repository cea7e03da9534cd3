// Search for places: towns of the post's directory and the firm's buildings. The endpoint is public, so it finds only
// buildings on the public list.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { building } from '#areas/buildings/server/public.ts'
import { findPlaces } from '#areas/buildings/rules/places.ts'
import type { Context } from '#platform/server/context.ts'
import { nowhere, placeKeyOf, type SoughtPlace } from '../rules/place-of.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/addresses.ts'

const buildingTable = getTableName(building)
const propertyObjectTable = getTableName(propertyObject)

const most = 12

export const searchAddresses = publicHandler(contract.searchAddresses, { perMinute: 120 }, async (ctx, { query }) => {
  const typed = query.search.trim()
  if (typed.length < 2) return { items: [] }
  const found = [...(await ownPlaces(ctx, typed)), ...swissPlaces(typed)]
  return { items: [...new Map(found.map((place) => [placeKeyOf(place), place])).values()].slice(0, most) }
})

/** Towns come before their postcodes; digits match postcodes only. */
function swissPlaces(typed: string): SoughtPlace[] {
  const codes = findPlaces(typed, most).map(({ postalCode, city }): SoughtPlace => ({
    ...nowhere,
    type: 'plz',
    plz: postalCode,
    city,
  }))
  if (/^\d/.test(typed)) return codes
  const towns = [...new Set(codes.map(({ city }) => city))]
  return [...towns.map((city): SoughtPlace => ({ ...nowhere, type: 'city', city })), ...codes]
}

type Found = Omit<SoughtPlace, 'type'> & { type: SoughtPlace['type']; rank: number }

async function ownPlaces(ctx: Context, typed: string): Promise<SoughtPlace[]> {
  const { rows } = await ctx.client.query<Found>(
    `select distinct place.* from ${buildingTable} b
      cross join lateral (values
        ('city', null, b.city, null, null, null, b.city, 1),
        ('district', null, b.city, null, b.district, null, b.district, 2),
        ('colony', null, b.city, b.colony, null, null, b.colony, 3),
        ('address', b.postal_code, b.city, null, null, b.street || ' ' || b.house_number, b.street || ' ' || b.house_number, 4)
      ) as place (type, plz, city, colony, district, address, name, rank)
      where b.workspace_id = $1 and b.is_active and starts_with(folded(place.name), folded($2))
        and exists (select from ${propertyObjectTable} o
          where o.workspace_id = b.workspace_id and o.building_id = b.id and o.is_published)
      order by place.rank, place.name limit $3`,
    [ctx.workspace.id, typed, most / 2],
  )
  return rows.map(({ type, plz, city, colony, district, address }) => ({ type, plz, city, colony, district, address }))
}
