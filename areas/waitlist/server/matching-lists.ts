// Matching requests of an object and matching objects of a request: the first rows and the total, in one statement
// each.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { nearness } from '../rules/matching.ts'
import { matchingSql } from './matching-sql.ts'

const propertyObjectTable = getTableName(propertyObject)
const buildingTable = getTableName(building)

/** Beyond this number a list shows «100+». */
export const mostCounted = 100

type Way = 'fits' | 'near'

/**
 * SQL: the free objects that suit the request of this name, or would but for one thing, each with what lists order it by. Rooms and
 * rent stand here a second time, as the index has them, so that it leads to the few that come into question.
 */
export function freeObjects({ r, today: day }: { r: string; today: string }, way: Way): string {
  const { rooms, rent } = bounds[way](r)
  const free = (kinds: string, further: string) => `
    select o.id, o.gross_rent, o.sort_key from ${propertyObjectTable} o
      join ${buildingTable} b on b.workspace_id = o.workspace_id and b.id = o.building_id
    where o.workspace_id = ${r}.workspace_id and o.letting_state = 'available' and ${kinds} ${further}
      and ${known('o.gross_rent', '0')} <= ${rent}
      and (${matchingSql({ r, today: day })[way]})`
  return `${free(`o.kind = 'apartment' and 'apartment' = any(${r}.kinds)`, rooms)}
    union all ${free(`o.kind = any(array_remove(${r}.kinds, 'apartment'))`, '')}`
}

/** Under row security only plain comparisons and this `case` can use an index; arithmetic and `coalesce` cannot. */
const known = (value: string, otherwise: string) => `case when ${value} is null then ${otherwise} else ${value} end`
const endless = '9000000000000000000'

/**
 * Unknown rooms count as -1. If no rooms are requested, the lower bound is -1, so that objects without known rooms
 * are found too.
 */
const roomsBetween = (r: string, [from, to]: [string, string]) => `
      and ${known('o.rooms', '-1')} >= case when ${r}.rooms_from is null and ${r}.rooms_to is null then -1 else ${from} end
      and ${known('o.rooms', '-1')} <= ${to}`

const bounds: Record<Way, (r: string) => { rooms: string; rent: string }> = {
  fits: (r) => ({
    rooms: roomsBetween(r, [known(`${r}.rooms_from`, '0'), known(`${r}.rooms_to`, `'infinity'`)]),
    rent: known(`${r}.rent_max`, endless),
  }),
  near: (r) => ({
    rooms: roomsBetween(r, [
      `coalesce(${r}.rooms_from, 0) - ${nearness.rooms}`,
      `coalesce(${r}.rooms_to, 'infinity') + ${nearness.rooms}`,
    ]),
    rent: `coalesce(${r}.rent_max * ${nearness.rentPercent} / 100, ${endless})`,
  }),
}

const ofObject = matchingSql({ r: 'r', today: '$3::date' })

const waiting = `from waitlist_request r, ${propertyObjectTable} o
    join ${buildingTable} b on b.workspace_id = o.workspace_id and b.id = o.building_id
  where r.workspace_id = $1 and r.progress_state = 'waitlist.accepted' and o.workspace_id = $1 and o.id = $2`

const inLine = 'order by r.priority, r.waits_since, r.id'

/** Ids of requests in order, with the total count. $1 workspace, $2 object, $3 today, $4 limit. */
export const requestsFor = {
  fits: `select r.id, count(*) over ()::int as total ${waiting} and ${ofObject.fits} ${inLine} limit $4`,
  near: `select r.id, count(*) over ()::int as total ${waiting} and ${ofObject.near} ${inLine} limit $4`,
}

const suiting = (way: Way) => `select o.id, count(*) over ()::int as total
  from waitlist_request r cross join lateral (${freeObjects({ r: 'r', today: '$3::date' }, way)}) o
  where r.workspace_id = $1 and r.id = $2
  order by o.gross_rent nulls last, o.sort_key, o.id limit $4`

/** Ids of objects, cheapest first, with the total count. $1 workspace, $2 request, $3 today, $4 limit. */
export const objectsFor = { fits: suiting('fits'), near: suiting('near') }

/**
 * Number of accepted requests that each object fits, by priority, without one request. $1 workspace, $2 objects, $3
 * today, $4 request to leave out.
 */
export const priorityCounts = `select o.id, r.priority, count(*)::int as count
  from waitlist_request r, ${propertyObjectTable} o
    join ${buildingTable} b on b.workspace_id = o.workspace_id and b.id = o.building_id
  where r.workspace_id = $1 and r.progress_state = 'waitlist.accepted' and o.workspace_id = $1 and o.id = any($2::uuid[])
    and r.id <> $4 and ${ofObject.fits}
  group by o.id, r.priority order by o.id, r.priority`
