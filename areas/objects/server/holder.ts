// Who holds an object now, and how many would like to.

import type { Context } from '#platform/server/context.ts'
import type { ObjectView } from '../contract/object.ts'

interface Held {
  kind: 'offer' | 'assignment' | 'tenancy'
  names: string
  applicationId: string
  at: Date
  assignmentId: string | null
  contractState: string | null
  contractStart: string | null
}

/** The open offer, or the live assignment; there is never more than one of both. */
const holderQuery = `
  select 'offer' as kind, a.contact_name as names, a.id as "applicationId", o.valid_until as at,
      null::uuid as "assignmentId", null as "contractState", null::date as "contractStart"
    from offer o join application a on a.workspace_id = o.workspace_id and a.id = o.application_id
    where o.workspace_id = $1 and o.object_id = $2 and o.state = 'open'
  union all
  select case when s.state = 'released' then 'tenancy' else 'assignment' end, s.tenant_names, s.application_id,
      coalesce(s.released_at, s.assigned_at), s.id, s.contract_state, s.contract_start
    from assignment s
    where s.workspace_id = $1 and s.object_id = $2 and s.state <> 'cancelled' and s.contract_state is distinct from 'quit'
  limit 1`

export async function holderOf(ctx: Context, objectId: string): Promise<ObjectView['holder']> {
  const { rows } = await ctx.client.query<Held>(holderQuery, [ctx.workspace.id, objectId])
  const [held] = rows
  if (!held) return null
  const { contractState, at, ...rest } = held
  return {
    ...rest,
    at: at.toISOString(),
    contractStateTitle: contractState && ctx.t(`state_${contractState}`),
  }
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
