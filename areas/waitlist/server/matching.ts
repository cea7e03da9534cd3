// The matches of an object and of a request: found by SQL, explained by the rule.

import { and, eq, inArray } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { findObject, francs } from '#areas/applications/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { MatchingObject, MatchingRequest } from '../contract/matching.ts'
import type { ProposalStanding } from '../contract/proposals.ts'
import { missesOf, type Offered } from '../rules/matching.ts'
import { objectsFor, priorityCounts, requestsFor } from './matching-lists.ts'
import { offeredObjects, type OfferedObject } from './offered-objects.ts'
import { proposalsBetween, standingTold } from './proposals.ts'
import { findRequest, type RequestRow } from './request-row.ts'
import { waitlistRequest } from './tables.ts'
import { criteriaWords, missWords, type Pair } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/matching.ts'

const most = { requests: { fits: 50, near: 20 }, objects: { fits: 20, near: 10 } }

export const getMatchingRequests = handler(
  contract.getMatchingRequests,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    const ask = async (way: 'fits' | 'near') => {
      const { ids, total } = await idsOf(ctx, requestsFor[way], { id: object.id, most: most.requests[way] })
      return { total, told: await pairsOf(ctx, { requestIds: ids, objectIds: [object.id] }, requestTold) }
    }
    const [fits, near] = [await ask('fits'), await ask('near')]
    return { total: fits.total, requests: fits.told, nearTotal: near.total, near: near.told }
  },
)

export const getMatchingObjects = handler(
  contract.getMatchingObjects,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const row = await findRequest(ctx, params.id)
    const ask = async (way: 'fits' | 'near') => {
      const { ids, total } = await idsOf(ctx, objectsFor[way], { id: row.id, most: most.objects[way] })
      const others = way === 'fits' ? await othersWaiting(ctx, ids, row.id) : new Map<string, Counts>()
      const told = await pairsOf(ctx, { requestIds: [row.id], objectIds: ids }, (_, pair) =>
        objectTold(ctx, pair, others.get(pair.one.id) ?? []),
      )
      return { total, told }
    }
    const [fits, near] = [await ask('fits'), await ask('near')]
    return { total: fits.total, objects: fits.told, nearTotal: near.total, near: near.told }
  },
)

interface Suiting {
  row: RequestRow
  one: OfferedObject
  proposal: ProposalStanding
}

/** Each request paired with each object, in the order of their ids. One of the two lists has a single entry. */
async function pairsOf<Told>(
  ctx: StaffContext,
  { requestIds, objectIds }: { requestIds: readonly string[]; objectIds: readonly string[] },
  tell: (ctx: StaffContext, pair: Suiting) => Told,
): Promise<Told[]> {
  const requests = await requestsById(ctx, requestIds)
  const objects = new Map((await offeredObjects(ctx, objectIds)).map((one) => [one.id, one]))
  const proposalFor = await proposalsBetween(ctx, requestIds, objectIds)
  return requestIds.flatMap((requestId) =>
    objectIds.flatMap((objectId) => {
      const [row, one] = [requests.get(requestId), objects.get(objectId)]
      if (!row || !one) return []
      const proposal = proposalFor(requestId, objectId)
      return [tell(ctx, { row, one, proposal: standingTold(ctx, { request: row, object: one, proposal }) })]
    }),
  )
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

/** First unmet criterion in words; null if all are met. */
function missingOf(ctx: Context, pair: Pair): MatchingRequest['missing'] {
  const [miss] = missesOf(pair.row, pair.offered satisfies Offered, dayOf(ctx.now))
  return miss ? { criterion: miss.criterion, text: missWords(ctx, miss.criterion, pair) } : null
}

const requestTold = (ctx: StaffContext, { row, one, proposal }: Suiting): MatchingRequest => ({
  id: row.id,
  number: row.number,
  contactName: row.contactName,
  waitlist_priority: row.priority,
  waitsSince: row.waitsSince?.toISOString() ?? null,
  persons: row.adults + row.children,
  criteria: criteriaWords(ctx, row),
  missing: missingOf(ctx, { row, offered: one.offered }),
  proposal,
  applicationId: ctx.can('applications_read') ? row.applicationId : null,
})

const objectTold = (ctx: Context, { row, one, proposal }: Suiting, others: Counts): MatchingObject => ({
  id: one.id,
  title: one.title,
  kind: one.offered.kind,
  town: one.town,
  rooms: one.offered.rooms,
  area: one.offered.area,
  grossRent: francs(one.offered.grossRent),
  move_in_date: one.offered.moveInDate,
  other_waitlist_priorities: others,
  missing: missingOf(ctx, { row, offered: one.offered }),
  proposal,
})
