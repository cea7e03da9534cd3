// Brings the facts of some records and the sums per day up to date, in one statement. Each changed fact is taken out of
// its old sums and added to its new ones; a record that is gone moves to the deleted part of the sums it was in.

import type { Context } from '#platform/server/context.ts'
import { factColumns, freshFacts } from './fresh-facts.ts'

/** Id of the sums over all buildings and of records without a wished object. */
export const allBuildings = '00000000-0000-0000-0000-000000000000'

/** Facets divide the sums: key, and SQL of the value of a fact. */
const facets = [
  ['all', `''`],
  ['source', 'd.source'],
  ['portal', 'd.portal'],
  ['language', 'd.language'],
  ['loss', 'd.loss'],
  ['object', 'd.object_id::text'],
  ['household', applicationsOnly('d.household')],
  ['age', applicationsOnly('d.age')],
  ['income', applicationsOnly('d.income')],
  ['offer', applicationsOnly('d.offer')],
  ['days_to_viewing', 'd.days_to_viewing::text'],
  ['days_to_application', 'd.days_to_application::text'],
  ['days_to_offer', 'd.days_to_offer::text'],
  ['days_to_contract', 'd.days_to_contract::text'],
] as const

function applicationsOnly(column: string): string {
  return `case when d.record_kind = 'application' then ${column} end`
}

/** SQL values of all facets of the fact `d`. */
export const facetValues = facets.map(([facet, value]) => `('${facet}', ${value})`).join(', ')

const columns = factColumns.join(', ')
const isSame = factColumns.map((column) => `o.${column} is not distinct from n.${column}`).join(' and ')

const sums = {
  records: 'd.sign',
  invited: 'd.sign * d.was_invited',
  viewed: 'd.sign * d.has_viewed',
  applied: 'd.sign * d.has_applied',
  offered: 'd.sign * d.was_offered',
  refused: 'd.sign * d.was_refused',
  contracted: 'd.sign * d.has_contract',
}
const sumNames = Object.keys(sums)

const statement = `
with fresh as materialized (${freshFacts}),
old as materialized (
  select f.* from analytics_fact f where f.workspace_id = $1 and f.record_kind in ('application', 'interested') and f.record_id = any($2::uuid[])
),
changed as materialized (
  select n.* from fresh n
  left join old o on o.record_kind = n.record_kind and o.record_id = n.record_id
  where o.record_id is null or not o.is_counted or not (${isSame})
),
gone as materialized (
  select o.* from old o where not exists (
    select from fresh n where n.record_kind = o.record_kind and n.record_id = o.record_id)
),
removed as (
  delete from analytics_fact f using gone g
  where f.workspace_id = $1 and f.record_kind = g.record_kind and f.record_id = g.record_id
),
written as (
  insert into analytics_fact (workspace_id, record_kind, record_id, ${columns})
  select workspace_id, record_kind, record_id, ${columns} from changed
  on conflict (workspace_id, record_kind, record_id) do update
  set is_counted = true, ${factColumns.map((column) => `${column} = excluded.${column}`).join(', ')}
),
delta as materialized (
  select 1 as sign, false as is_deleted, record_kind, ${columns} from changed
  union all
  select -1, false, o.record_kind, ${columns.replaceAll(/(\w+)/g, 'o.$1')} from old o
    join changed n on n.record_kind = o.record_kind and n.record_id = o.record_id
  where o.is_counted
  union all
  select -1, false, record_kind, ${columns} from gone where is_counted
  union all
  select 1, true, record_kind, ${columns} from gone
),
of_objects as (
  insert into analytics_object as s (workspace_id, building_id, object_id, object_kind, state, records)
  select $1, building_id, object_id, object_kind, state, sum(sign) from delta
  where record_kind = 'application' and object_id is not null and building_id is not null
  group by 1, 2, 3, 4, 5 having sum(sign) <> 0 order by 1, 2, 3, 4, 5
  on conflict (workspace_id, building_id, object_id, object_kind, state) do update set records = s.records + excluded.records
)
insert into analytics_day as s
  (workspace_id, record_kind, facet, building_id, day, object_kind, state, is_deleted, value, ${sumNames.join(', ')})
select $1, d.record_kind, f.facet, b.building_id, d.day, d.object_kind, d.state, d.is_deleted, f.value,
  ${Object.entries(sums)
    .map(([name, sum]) => `sum(${sum}) as ${name}`)
    .join(', ')}
from delta d
cross join lateral (values ${facetValues}) f (facet, value)
cross join lateral (values (d.building_id), ('${allBuildings}'::uuid)) b (building_id)
where f.value is not null and b.building_id is not null
group by 1, 2, 3, 4, 5, 6, 7, 8, 9
having ${Object.values(sums)
  .map((sum) => `sum(${sum}) <> 0`)
  .join(' or ')}
order by 1, 2, 3, 4, 5, 6, 7, 8, 9
on conflict (workspace_id, record_kind, facet, building_id, day, object_kind, state, is_deleted, value) do update
set ${sumNames.map((name) => `${name} = s.${name} + excluded.${name}`).join(', ')}`

/** Requires the lock of `analytics_progress`, so that no two jobs change the same sums. */
export async function countRecords(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.client.query(statement, [ctx.workspace.id, [...new Set(ids)]])
}

const keeping = `
insert into analytics_fact (workspace_id, record_kind, record_id, ${columns}, is_counted)
select workspace_id, record_kind, record_id, ${columns}, false from (${freshFacts}) n
on conflict (workspace_id, record_kind, record_id) do nothing`

/**
 * Keeps the facts of records that are about to be erased or anonymised and were not counted yet; the next run counts
 * them. Needs no lock: sums are not changed.
 */
export async function keepFacts(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.client.query(keeping, [ctx.workspace.id, [...ids]])
}
