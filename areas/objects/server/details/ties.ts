// SQL for an object `t`: its current holder, and the data that would lose its meaning if the object were deleted.

import type { Context } from '#platform/server/context.ts'
import type { Ties } from '../../rules/object-can.ts'

const lasts = `s.state <> 'cancelled' and s.ended_at is null`

/**
 * Whether there is a row, looked up for the one object by its index. An `exists` may be answered by reading the whole table into
 * a hash instead, which the planner prefers for the fifty rows of a page and which takes ten times as long.
 */
const thereIs = (rows: string) => `coalesce((select true from ${rows} limit 1), false)`

/** Two lookups, as main object and as companion, since no single index covers both. */
export const isHeldSql = `(${thereIs(`assignment s where s.workspace_id = t.workspace_id and s.object_id = t.id and ${lasts}`)}
  or ${thereIs(`assignment_companion c join assignment s on s.workspace_id = c.workspace_id and s.id = c.assignment_id
    where c.workspace_id = t.workspace_id and c.object_id = t.id and c.ended_at is null and ${lasts}`)})`

/** Among several tenancies the leaving one counts, since that household still lives there. */
export const holderSql = `(select s.tenant_names from (
    select x.id from assignment x where x.workspace_id = t.workspace_id and x.object_id = t.id
    union all
    select c.assignment_id from assignment_companion c where c.workspace_id = t.workspace_id and c.object_id = t.id
      and c.ended_at is null) here
  join assignment s on s.workspace_id = t.workspace_id and s.id = here.id
  where ${lasts} order by s.contract_state = 'quit' desc nulls last limit 1)`

const lettings = [
  'assignment x where x.workspace_id = t.workspace_id and x.object_id = t.id',
  'assignment_companion x where x.workspace_id = t.workspace_id and x.object_id = t.id',
  'offer x where x.workspace_id = t.workspace_id and x.object_id = t.id',
  'offer_companion x where x.workspace_id = t.workspace_id and x.object_id = t.id',
  'denial x where x.workspace_id = t.workspace_id and x.object_id = t.id',
]

const onlyWish = `application_wish w where w.workspace_id = t.workspace_id and w.object_id = t.id and not exists (
  select from application_wish e where e.workspace_id = w.workspace_id and e.application_id = w.application_id
    and e.object_id <> w.object_id)`

export const hangsSql = `case when ${lettings.map(thereIs).join(' or ')} then 'letting'
  when ${thereIs(onlyWish)} then 'wish' end`

export async function tiesOf(ctx: Context, objectId: string): Promise<Ties> {
  const { rows } = await ctx.client.query<Ties>(
    `select ${isHeldSql} as "isHeld", ${hangsSql} as hangs from property_object t where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, objectId],
  )
  return rows[0] ?? { isHeld: false, hangs: null }
}

/** Counts of the data that is deleted together with the object or prevents its deletion. */
export interface Hanging {
  id: string
  wishes: number
  offers: number
  lettings: number
  files: number
}

export async function countHanging(ctx: Context, ids: readonly string[]): Promise<Hanging[]> {
  const { rows } = await ctx.client.query<Hanging>(
    `select t.id,
        (select count(*)::int from application_wish x where x.workspace_id = t.workspace_id and x.object_id = t.id) as wishes,
        (select count(*)::int from offer x where x.workspace_id = t.workspace_id and x.object_id = t.id) as offers,
        (select count(*)::int from assignment x where x.workspace_id = t.workspace_id and x.object_id = t.id) as lettings,
        (select count(*)::int from stored_file x where x.workspace_id = t.workspace_id and x.owner_kind = 'object'
          and x.owner_id = t.id) as files
      from property_object t where t.workspace_id = $1 and t.id = any($2)`,
    [ctx.workspace.id, [...ids]],
  )
  return rows
}
