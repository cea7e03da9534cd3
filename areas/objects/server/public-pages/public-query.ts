// Queries for public objects; the visible states come from the same rule that gives their labels.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { listPublicObjects } from '../../contract/public.ts'
import { objectKinds, objectStates, publicStateOf, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import type { PublicTerms } from '../../rules/public-pages/public-object.ts'
import { isShownSql } from '../details/images.ts'
import { isForSaleSql } from '../list/list-row.ts'
import type { BuildingRow, ObjectRow } from '../details/object-row.ts'
import { objectClaims } from '../details/claims.ts'
import { withPricesInForce } from '../details/selling-prices.ts'

const buildingTable = getTableName(building)

export type PublicListQuery = NonNullable<QueryOf<typeof listPublicObjects>>
type Narrowing = Pick<PublicListQuery, 'kind' | 'city' | 'minRooms' | 'minArea' | 'maxPrice' | 'onlyFree' | 'ids'>

/** An object with the public columns of its building. */
export type PublicRow = Pick<
  ObjectRow,
  | 'id'
  | 'title'
  | 'referenceNumber'
  | 'kind'
  | 'objectType'
  | 'lettingState'
  | 'isPublished'
  | 'publicationStart'
  | 'publicationEnd'
  | 'rooms'
  | 'area'
  | 'floor'
  | 'netRent'
  | 'ancillaryCost'
  | 'grossRent'
  | 'sellingPrice'
  | 'moveInDate'
  | 'updatedAt'
  | 'maxApplications'
> &
  Pick<BuildingRow, 'street' | 'houseNumber' | 'hidesHouseNumber' | 'postalCode' | 'city'> & {
    buildingId: string
    buildingTitle: string
    hasFloorPlan: boolean
    /** Id of the object's first public image. */
    photoId: string | null
    /** Id of the building's first public image. */
    housePhotoId: string | null
    received: number
  }

/** Reads an extension point, so the areas must be registered. */
const columns = () => `
  o.id, o.title, o.reference_number as "referenceNumber", o.kind, o.object_type as "objectType",
  o.letting_state as "lettingState", o.is_published as "isPublished", o.publication_start as "publicationStart",
  o.publication_end as "publicationEnd", o.rooms, o.area, o.floor, o.net_rent as "netRent",
  o.ancillary_cost as "ancillaryCost", o.gross_rent as "grossRent", o.selling_price as "sellingPrice",
  o.move_in_date as "moveInDate", o.updated_at as "updatedAt", o.floor_plan is not null as "hasFloorPlan",
  b.id as "buildingId", b.title as "buildingTitle", b.street, b.house_number as "houseNumber",
  b.hides_house_number as "hidesHouseNumber",
  b.postal_code as "postalCode", b.city, o.max_applications as "maxApplications", ${objectClaims().receivedSql('o')} as received,
  (select f.id from stored_file f where f.workspace_id = o.workspace_id and f.owner_id = o.id and ${isShownSql('f')}
    order by f.position, f.id limit 1) as "photoId",
  (select f.id from stored_file f where f.workspace_id = b.workspace_id and f.owner_id = b.id
    and ${isShownSql('f', 'building')} order by f.position, f.id limit 1) as "housePhotoId"`

const source = `
  from property_object o join ${buildingTable} b on b.workspace_id = o.workspace_id and b.id = o.building_id
  where o.workspace_id = $1 and o.is_published and o.letting_state = any($2)
    and coalesce(o.publication_start, $3::date) <= $3::date and coalesce(o.publication_end, $3::date) >= $3::date`

/** $4: states with a public price. Sorting and limits use this value, so that they cannot reveal a hidden price. */
const toldPrice = `case when o.letting_state = any($4) then coalesce(o.gross_rent, o.selling_price) end`

const narrowing = `
    and ($5::text is null or o.kind = $5) and ($6::text is null or b.city = $6)
    and ($7::float8 is null or o.rooms >= $7) and ($8::float8 is null or ${toldPrice} <= $8 * 100)
    and (not $9::boolean or o.letting_state = any($10)) and ($11::uuid[] is null or o.id = any($11))
    and ($12::float8 is null or o.area >= $12)`

export const publicSql = { columns, source, narrowing }

/** Order within the free objects and within the others; free ones always come first. */
const orders: Record<NonNullable<PublicListQuery['sort']>, string> = {
  price: `${toldPrice} nulls last`,
  '-price': `${toldPrice} desc nulls last`,
  area: 'o.area nulls last',
  '-area': 'o.area desc nulls last',
  rooms: 'o.rooms nulls last',
  '-rooms': 'o.rooms desc nulls last',
  move_in: 'o.move_in_date nulls last',
  title: 'o.sort_key',
}

/** The states visible to the public, and the free ones among them. */
export function statesFor(terms: PublicTerms): { seen: ObjectState[]; free: ObjectState[] } {
  const free = objectStates.filter((state) => publicStateOf(state, terms) === 'free')
  const taken = objectStates.filter((state) => !free.includes(state) && publicStateOf(state, terms) !== null)
  return { free, seen: terms.showsTaken ? [...free, ...taken] : free }
}

/** Parameters $1 to $12 of the statements above. */
export function publicValues(ctx: Context, query: Narrowing, terms: PublicTerms): unknown[] {
  const { seen, free } = statesFor(terms)
  return [
    ctx.workspace.id,
    seen,
    terms.today,
    terms.hidesPricesOfTaken ? free : seen,
    query.kind ?? null,
    query.city ?? null,
    query.minRooms ?? null,
    query.maxPrice ?? null,
    query.onlyFree === 'true',
    free,
    query.ids ?? null,
    query.minArea ?? null,
  ]
}

export async function findPublicObjects(
  ctx: Context,
  query: PublicListQuery,
  terms: PublicTerms,
): Promise<{ rows: PublicRow[]; total: number }> {
  const values = publicValues(ctx, query, terms)
  const order = `(o.letting_state = any($10)) desc, ${orders[query.sort ?? 'title']}, o.sort_key, o.id`
  const page = [query.rowsPerPage, (query.currentPage - 1) * query.rowsPerPage]
  const [found, counted] = await Promise.all([
    ctx.client.query<PublicRow>(`select ${columns()} ${source} ${narrowing} order by ${order} limit $13 offset $14`, [
      ...values,
      ...page,
    ]),
    ctx.client.query<{ total: number }>(`select count(*) as total ${source} ${narrowing}`, values),
  ])
  return { rows: await withPricesInForce(ctx, found.rows), total: counted.rows[0]?.total ?? 0 }
}

/** Maximum number of URLs in a sitemap. */
const mostInSitemap = 50_000

export async function findPublicIds(ctx: Context, terms: PublicTerms): Promise<Pick<PublicRow, 'id' | 'updatedAt'>[]> {
  const { rows } = await ctx.client.query<Pick<PublicRow, 'id' | 'updatedAt'>>(
    `select o.id, o.updated_at as "updatedAt" ${source} order by o.id limit ${mostInSitemap}`,
    [ctx.workspace.id, statesFor(terms).seen, terms.today],
  )
  return rows
}

export interface PublicRange {
  kinds: { kind: ObjectRow['kind']; count: number; isForSale: boolean }[]
  cities: string[]
  rooms: number[]
}

/** Existing values, so that the page offers no filter without results. */
export async function readPublicRange(ctx: Context, terms: PublicTerms): Promise<PublicRange> {
  const values = [ctx.workspace.id, statesFor(terms).seen, terms.today]
  const { rows: kinds } = await ctx.client.query<PublicRange['kinds'][number]>(
    `select o.kind, count(*) as count, bool_and(${isForSaleSql('o')}) as "isForSale"
     ${source} group by o.kind order by array_position($4::text[], o.kind)`,
    [...values, objectKinds],
  )
  const { rows: cities } = await ctx.client.query<{ city: string }>(
    `select distinct b.city ${source} order by b.city`,
    values,
  )
  const { rows: rooms } = await ctx.client.query<{ rooms: number }>(
    `select distinct o.rooms ${source} and o.rooms is not null order by o.rooms`,
    values,
  )
  return { kinds, cities: cities.map(({ city }) => city), rooms: rooms.map((one) => one.rooms) }
}
