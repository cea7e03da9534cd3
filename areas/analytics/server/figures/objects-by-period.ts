// The objects with the most applications, and their applications by period.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { FigureFilters } from '../../contract/figures.ts'
import type { Period } from '../../rules/periods.ts'
import { filtered, orNull, valuesOf } from './counts.ts'

const objects = getTableName(propertyObject)

export interface FoundObject {
  id: string
  title: string | null
  period: number
  records: number
  deleted: number
  /** Objects with applications, those that are not among the largest included. */
  objects: number
}

interface Wanted {
  columns: readonly Period[]
  most: number
}

/** The largest first; `width_bucket` finds the period of a day. */
const ofDays = (condition: string) => `
with sums as materialized (
  select value, width_bucket(day, $9::date[]) - 1 as period, sum(records)::integer as records,
    coalesce(sum(records) filter (where is_deleted), 0)::integer as deleted
  from analytics_day where ${condition} group by 1, 2 having sum(records) <> 0
),
largest as (select value, sum(records) as total from sums group by 1 order by total desc, value limit $10)
select s.value as id, o.title, s.period, s.records, s.deleted, (select count(distinct value)::integer from sums) as objects
from largest l join sums s on s.value = l.value
left join ${objects} o on o.workspace_id = $1 and o.id = s.value::uuid
order by l.total desc, s.value, s.period`

/** The largest of all time and their buildings, of which there are several if the object was moved. */
const largestEver = `
with totals as materialized (
  select object_id, sum(records) as total, array_agg(distinct building_id) as buildings from analytics_object
  where workspace_id = $1 and ($2::uuid[] is null or building_id = any($2))
    and ($3::text[] is null or object_kind = any($3)) and ($4::text[] is null or state = any($4))
  group by 1 having sum(records) <> 0
)
select object_id as id, buildings, (select count(*)::integer from totals) as objects
from totals order by total desc, object_id limit $5`

const ofAll = ofDays(filtered)
/** Few objects need the days of their buildings only. */
const ofFew = ofDays(`${filtered} and value = any($11)`)

export async function readObjects(
  ctx: Context,
  filters: FigureFilters,
  { columns, most }: Wanted,
): Promise<FoundObject[]> {
  const read = async (statement: string, { buildings }: Pick<FigureFilters, 'buildings'>, few: string[][]) => {
    const values = valuesOf(ctx, 'application', ['object'], { ...filters, buildings })
    const { rows } = await ctx.client.query<FoundObject>(statement, [
      ...values,
      columns.map(({ from }) => from),
      most,
      ...few,
    ])
    return rows
  }
  if (filters.from !== null || filters.to !== null) return read(ofAll, filters, [])
  const { rows: largest } = await ctx.client.query<{ id: string; buildings: string[]; objects: number }>(largestEver, [
    ctx.workspace.id,
    orNull(filters.buildings),
    orNull(filters.objectKinds),
    orNull(filters.states),
    most,
  ])
  const [first] = largest
  if (!first) return []
  const buildings = [...new Set(largest.flatMap((one) => one.buildings))]
  const rows = await read(ofFew, { buildings }, [largest.map(({ id }) => id)])
  return rows.map((row) => ({ ...row, objects: first.objects }))
}
