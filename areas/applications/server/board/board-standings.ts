// Finds the applications that concern an object, and the column of the board that each belongs to.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { cardsPerPage } from '../../contract/board.ts'
import type { BoardColumn } from '../../rules/board.ts'

const objects = getTableName(propertyObject)

export interface BoardStanding {
  id: string
  column: BoardColumn
  /** Number of applications in the column. */
  total: number
  rank: number | null
  offerId: string | null
  assignmentId: string | null
  /** Main object of the offer or assignment. */
  mainTitle: string | null
  mainId: string | null
  /** Reason of the denial of this wish; null if it was not denied. */
  denialReason: string | null
  /** Set if the household declined an offer of this object or let it expire. */
  offerEnd: 'declined' | 'expired' | null
  declineReason: string | null
  /** Object of an open offer or live assignment that does not concern this object. */
  elsewhere: string | null
}

/**
 * $3 are the ranked applications in order; the others of the first column follow them by age. Companions of an offer or of
 * an assignment count like the main object.
 */
const standings = `
  with wished as (
    select w.application_id, w.rank from application_wish w where w.workspace_id = $1 and w.object_id = $2
  ), offered as (
    select o.id, o.application_id, o.object_id, o.valid_until from offer o
    where o.workspace_id = $1 and o.state = 'open' and (o.object_id = $2 or o.id in (
      select c.offer_id from offer_companion c
      where c.workspace_id = $1 and c.object_id = $2 and c.given_away_at is null))
  ), held as (
    select s.id, s.application_id, s.object_id, s.state, s.assigned_at, s.released_at from assignment s
    where s.workspace_id = $1 and s.state <> 'cancelled' and s.ended_at is null and (s.object_id = $2 or s.id in (
      select c.assignment_id from assignment_companion c
      where c.workspace_id = $1 and c.object_id = $2 and c.ended_at is null))
  ), concerned as (
    select application_id from wished union select application_id from offered union select application_id from held
  ), standing as (
    select a.id, w.rank, o.id as "offerId", h.id as "assignmentId", coalesce(h.object_id, o.object_id) as "mainId",
      case
        when h.state = 'released' then 'tenancy'
        when h.state = 'assigned' then 'assignment'
        when o.id is not null then 'offer'
        when a.progress_state in ('inactive', 'assigned')
          or exists (select from denial d where d.workspace_id = $1 and d.application_id = a.id and d.object_id = $2
            and d.taken_back_at is null)
          or exists (select from offer x where x.workspace_id = $1 and x.application_id = a.id and x.object_id = $2
            and x.state in ('declined', 'expired')) then 'declined'
        else 'application'
      end as "column",
      case
        when h.state = 'released' then -extract(epoch from h.released_at)
        when h.state = 'assigned' then extract(epoch from h.assigned_at)
        when o.id is not null then extract(epoch from o.valid_until)
        when a.progress_state in ('inactive', 'assigned') then -extract(epoch from a.last_activity_at)
        else extract(epoch from a.created_at)
      end as place
    from concerned n join application a on a.workspace_id = $1 and a.id = n.application_id
      left join wished w on w.application_id = a.id
      left join offered o on o.application_id = a.id
      left join held h on h.application_id = a.id
  ), counted as (
    select *, count(*) over (partition by "column")::int as total,
      row_number() over (partition by "column" order by array_position($3::uuid[], id) nulls last, place, id) as n
    from standing
  )
  select c.id, c."column", c.total, c.rank, c."offerId", c."assignmentId", c."mainId", m.title as "mainTitle",
    (select d.reason from denial d where d.workspace_id = $1 and d.application_id = c.id and d.object_id = $2
      and d.taken_back_at is null order by d.created_at desc limit 1) as "denialReason",
    ended.state as "offerEnd", ended.decline_reason as "declineReason",
    case when c."column" in ('application', 'declined') then (select b.title from ${objects} b
      where b.workspace_id = $1 and b.id = coalesce(
        (select s.object_id from assignment s where s.workspace_id = $1 and s.application_id = c.id
          and s.state <> 'cancelled' and s.ended_at is null limit 1),
        (select x.object_id from offer x where x.workspace_id = $1 and x.application_id = c.id
          and x.state = 'open' limit 1))) end as elsewhere
  from counted c
    left join ${objects} m on m.workspace_id = $1 and m.id = c."mainId"
    left join lateral (select x.state, x.decline_reason from offer x where x.workspace_id = $1
      and x.application_id = c.id and x.object_id = $2 and x.state in ('declined', 'expired')
      order by x.created_at desc limit 1) ended on true
  where c.n > $4 and c.n <= $4 + $5 and ($6::text is null or c."column" = $6)
  order by c."column", c.n`

interface Page {
  objectId: string
  /** Ids of the ranked applications, best first. */
  line: readonly string[]
  /** From 1. */
  page: number
  /** Null for all columns. */
  column: BoardColumn | null
}

export async function standingsOn(ctx: StaffContext, { objectId, line, page, column }: Page): Promise<BoardStanding[]> {
  const before = (page - 1) * cardsPerPage
  const values = [ctx.workspace.id, objectId, [...line], before, cardsPerPage, column]
  const { rows } = await ctx.client.query<BoardStanding>(standings, values)
  return rows
}
