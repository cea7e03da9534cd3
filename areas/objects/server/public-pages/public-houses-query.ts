// SQL for the buildings of the public list with all their units.

import type { Housed } from '#areas/buildings/rules/house-section.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { listPublicHouses } from '../../contract/public-houses.ts'
import type { PublicTerms } from '../../rules/public-pages/public-object.ts'
import { publicSql, publicValues, type PublicRow } from './public-query.ts'

type HousesQuery = NonNullable<QueryOf<typeof listPublicHouses>>

export interface FoundHouse {
  id: string
  title: string
  street: string
  houseNumber: string
  hidesHouseNumber: boolean
  postalCode: string
  city: string
  free: number
}

/** One page of the buildings with matching objects; $10 contains the free states. */
export async function findPublicHouses(
  ctx: Context,
  query: HousesQuery,
  terms: PublicTerms,
): Promise<{ houses: FoundHouse[]; total: number }> {
  const { rows } = await ctx.client.query<FoundHouse & { total: number }>(
    `select b.id, b.title, b.street, b.house_number as "houseNumber",
        b.hides_house_number as "hidesHouseNumber", b.postal_code as "postalCode", b.city,
        count(*) filter (where o.letting_state = any($10)) as free, count(*) over () as total
      ${publicSql.source} ${publicSql.narrowing}
      group by b.workspace_id, b.id
      order by b.city, b.street, length(b.house_number), b.house_number, b.id limit $13 offset $14`,
    [...publicValues(ctx, query, terms), query.rowsPerPage, (query.currentPage - 1) * query.rowsPerPage],
  )
  return { houses: rows, total: rows[0]?.total ?? 0 }
}

export type PublicUnitRow = PublicRow & Housed & { matches: boolean }

/** All public units in these buildings, each with whether it matches the query. */
export async function findUnitsIn(
  ctx: Context,
  houses: readonly string[],
  query: HousesQuery,
  terms: PublicTerms,
): Promise<PublicUnitRow[]> {
  const { rows } = await ctx.client.query<PublicUnitRow>(
    `select ${publicSql.columns()}, o.floor_number as "floorNumber", o.facts ->> 'positionOnFloor' as position,
        coalesce(true ${publicSql.narrowing}, false) as matches
      ${publicSql.source} and o.building_id = any($13)`,
    [...publicValues(ctx, query, terms), houses],
  )
  return rows
}

export type HiddenUnit = Housed & { buildingId: string }

/** Flats and shops hidden from the public. Excludes drafts and inactive objects. */
export async function findHiddenUnits(
  ctx: Context,
  houses: readonly string[],
  seen: readonly PublicUnitRow[],
): Promise<HiddenUnit[]> {
  const { rows } = await ctx.client.query<HiddenUnit>(
    `select o.building_id as "buildingId", o.kind, o.object_type as "objectType", o.title,
        o.reference_number as "referenceNumber", o.floor, o.floor_number as "floorNumber",
        o.facts ->> 'positionOnFloor' as position
      from property_object o
      where o.workspace_id = $1 and o.building_id = any($2) and o.id <> all($3) and o.kind in ('apartment', 'craft')
        and o.letting_state not in ('draft', 'inactive')`,
    [ctx.workspace.id, houses, seen.map(({ id }) => id)],
  )
  return rows
}
