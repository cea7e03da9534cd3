// The matches of an object and of a request as pages show them: found by SQL, told by the rule.

import { and, eq, inArray } from 'drizzle-orm'
import { building } from '#areas/buildings/server/tables.ts'
import { dayOf } from '#areas/applications/rules/offer-validity.ts'
import { findObject, francs } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getMatchingObjects, getMatchingRequests, MatchingObject, MatchingRequest } from '../contract/matching.ts'
import { missesOf, type Offered } from '../rules/matching.ts'
import { placeKeysOf, regionOf } from '../rules/place-keys.ts'
import { objectsFor, priorityCounts, requestsFor } from './matching-lists.ts'
import { freeParking } from './matching-sql.ts'
import { findRequest, type RequestRow } from './request-row.ts'
import { waitlistRequest } from './tables.ts'
import { criteriaWords, missWords, type Pair } from './words.ts'

const most = { requests: { fits: 50, near: 20 }, objects: { fits: 20, near: 10 } }

export async function readMatchingRequests(
  ctx: StaffContext,
  { params }: Received<typeof getMatchingRequests>,
): Promise<AnswerOf<typeof getMatchingRequests>> {
  const { object } = await findObject(ctx, params.id)
  const [one] = await offeredObjects(ctx, [object.id])
  const ask = async (way: 'fits' | 'near') => {
    const found = await idsOf(ctx, requestsFor[way], { id: object.id, most: most.requests[way] })
    const rows = await requestsById(ctx, found.ids)
    return {
      total: found.total,
      requests: found.ids.flatMap((id) => {
        const row = rows.get(id)
        return row && one ? [requestTold(ctx, { row, offered: one.offered })] : []
      }),
    }
  }
  const [fits, near] = [await ask('fits'), await ask('near')]
  return { total: fits.total, requests: fits.requests, nearTotal: near.total, near: near.requests }
}

export async function readMatchingObjects(
  ctx: StaffContext,
  { params }: Received<typeof getMatchingObjects>,
): Promise<AnswerOf<typeof getMatchingObjects>> {
  const row = await findRequest(ctx, params.id)
  const ask = async (way: 'fits' | 'near') => {
    const found = await idsOf(ctx, objectsFor[way], { id: row.id, most: most.objects[way] })
    const objects = new Map((await offeredObjects(ctx, found.ids)).map((one) => [one.id, one]))
    const others = way === 'fits' ? await othersWaiting(ctx, found.ids, row.id) : new Map<string, Counts>()
    return {
      total: found.total,
      objects: found.ids.flatMap((id) => {
        const one = objects.get(id)
        return one ? [objectTold(ctx, { row, one, others: others.get(id) ?? [] })] : []
      }),
    }
  }
  const [fits, near] = [await ask('fits'), await ask('near')]
  return { total: fits.total, objects: fits.objects, nearTotal: near.total, near: near.objects }
}

async function idsOf(ctx: Context, sql: string, asked: { id: string; most: number }) {
  const values = [ctx.workspace.id, asked.id, dayOf(ctx.now), asked.most]
  const { rows } = await ctx.client.query<{ id: string; total: number }>(sql, values)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

async function requestsById(ctx: Context, ids: readonly string[]): Promise<Map<string, RequestRow>> {
  const these = and(eq(waitlistRequest.workspaceId, ctx.workspace.id), inArray(waitlistRequest.id, [...ids]))
  const rows = await ctx.db.select().from(waitlistRequest).where(these)
  return new Map(rows.map((row) => [row.id, row]))
}

type Counts = MatchingObject['other_waitlist_priorities']

async function othersWaiting(ctx: Context, ids: readonly string[], without: string): Promise<Map<string, Counts>> {
  const values = [ctx.workspace.id, ids, dayOf(ctx.now), without]
  const { rows } = await ctx.client.query<{ id: string } & Counts[number]>(priorityCounts, values)
  const counts = new Map<string, Counts>()
  for (const { id, priority, count } of rows) counts.set(id, [...(counts.get(id) ?? []), { priority, count }])
  return counts
}

interface OfferedObject {
  id: string
  title: string
  offered: Pair['offered']
  town: string
}

/** With all that the rule asks of an object. */
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
    `select o.id from property_object o where o.workspace_id = $1 and o.id = any($2::uuid[]) and ${freeParking}`,
    [ctx.workspace.id, ids],
  )
  const withParking = new Set(parking.map(({ id }) => id))
  return rows.map(({ object, house }) => ({
    id: object.id,
    title: object.title,
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

/** What is looked for and missing here; null where all is there. */
function missingOf(ctx: Context, pair: Pair): MatchingRequest['missing'] {
  const [miss] = missesOf(pair.row, pair.offered satisfies Offered, dayOf(ctx.now))
  return miss ? { criterion: miss.criterion, text: missWords(ctx, miss.criterion, pair) } : null
}

const requestTold = (ctx: Context, pair: Pair): MatchingRequest => ({
  id: pair.row.id,
  number: pair.row.number,
  contactName: pair.row.contactName,
  waitlist_priority: pair.row.priority,
  waitsSince: pair.row.waitsSince?.toISOString() ?? null,
  persons: pair.row.adults + pair.row.children,
  criteria: criteriaWords(ctx, pair.row),
  missing: missingOf(ctx, pair),
})

interface Suiting {
  row: RequestRow
  one: OfferedObject
  others: Counts
}

const objectTold = (ctx: Context, { row, one: { id, title, offered, town }, others }: Suiting): MatchingObject => ({
  id,
  title,
  kind: offered.kind,
  town,
  rooms: offered.rooms,
  area: offered.area,
  grossRent: francs(offered.grossRent),
  move_in_date: offered.moveInDate,
  other_waitlist_priorities: others,
  missing: missingOf(ctx, { row, offered }),
})
