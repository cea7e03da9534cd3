// Reads who holds an object now, who follows, and how many applications wish for it.

import { getTableName } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { ObjectView } from '#areas/objects/contract/object.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { receivedSql } from './objects/application-counts.ts'

const propertyObjectTable = getTableName(propertyObject)

interface Held {
  kind: 'offer' | 'assignment' | 'tenancy'
  names: string
  applicationId: string
  at: Date
  assignmentId: string | null
  contractState: string | null
  contractStart: string | null
  quitOn: string | null
  leaves: boolean
}

/** Leaving tenancies come first. Includes objects offered or let as a companion. */
const holderQuery = `
  select 'offer' as kind, a.contact_name as names, a.id as "applicationId", o.valid_until as at,
      null::uuid as "assignmentId", null as "contractState", null::date as "contractStart",
      null::date as "quitOn", false as leaves
    from offer o join application a on a.workspace_id = o.workspace_id and a.id = o.application_id
    where o.workspace_id = $1 and o.state = 'open' and (o.object_id = $2 or o.id in (select c.offer_id
      from offer_companion c where c.workspace_id = $1 and c.object_id = $2 and c.given_away_at is null))
  union all
  select case when s.state = 'released' then 'tenancy' else 'assignment' end, s.tenant_names, s.application_id,
      coalesce(s.released_at, s.assigned_at), s.id, s.contract_state, s.contract_start, coalesce(beside.let_until, s.quit_on),
      coalesce(s.contract_state = 'quit' or beside.let_until is not null, false)
    from assignment s
    left join assignment_companion beside on beside.workspace_id = s.workspace_id and beside.assignment_id = s.id
      and beside.object_id = $2 and beside.ended_at is null
    where s.workspace_id = $1 and s.state <> 'cancelled' and s.ended_at is null and (s.object_id = $2 or beside.object_id is not null)
  order by leaves desc, kind desc, at limit 2`

export async function holdersOf(ctx: Context, objectId: string): Promise<Pick<ObjectView, 'holder' | 'next'>> {
  const { rows } = await ctx.client.query<Held>(holderQuery, [ctx.workspace.id, objectId])
  const [held, after] = rows
  return {
    holder: held ? told(ctx, held) : null,
    next: held?.leaves && after ? told(ctx, after) : null,
  }
}

function told(ctx: Context, { contractState, at, leaves: _leaves, ...rest }: Held): ObjectView['holder'] {
  return {
    ...rest,
    at: at.toISOString(),
    contractStateTitle: contractState && ctx.t(`state_${contractState}`),
  }
}

/** Counts the applications that count towards the object's limit. */
export async function countReceived(ctx: Context, objectId: string): Promise<number> {
  const { rows } = await ctx.client.query<{ received: number }>(
    `select ${receivedSql('o')} as received from ${propertyObjectTable} o where o.workspace_id = $1 and o.id = $2`,
    [ctx.workspace.id, objectId],
  )
  return rows[0]?.received ?? 0
}

export async function countWishes(ctx: Context, objectId: string): Promise<ObjectView['applicationCounts']> {
  const { rows } = await ctx.client.query<{ open: number; all: number }>(
    `select count(*) filter (where a.progress_state not in ('assigned', 'inactive')) as open, count(*) as all
      from application_wish w join application a on a.workspace_id = w.workspace_id and a.id = w.application_id
      where w.workspace_id = $1 and w.object_id = $2`,
    [ctx.workspace.id, objectId],
  )
  return rows[0] ?? { open: 0, all: 0 }
}
