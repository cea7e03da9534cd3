// Counts of the existing records whose first wish is one of some objects, from their facts. The kept sums are by
// building and cannot be divided by object.

import type { Context } from '#platform/server/context.ts'
import { facetValues } from '../counting/count-records.ts'
import { noCounts, type Counts, type DaySum, type KeptCounts, type RecordKind, type Sums } from './counts.ts'

const ofFacts = `
select f.facet, f.value, count(*)::integer as records, sum(d.was_invited)::integer as invited,
  sum(d.has_viewed)::integer as viewed, sum(d.has_applied)::integer as applied, sum(d.was_offered)::integer as offered,
  sum(d.was_refused)::integer as refused, sum(d.has_contract)::integer as contracted
from analytics_fact d cross join lateral (values ${facetValues}) f (facet, value)
where d.workspace_id = $1 and d.record_kind = $2 and d.object_id = any($3::uuid[]) and d.is_counted and f.value is not null
group by 1, 2 order by 1, 2`

const byDay = `select day, count(*)::integer as records, 0 as deleted from analytics_fact
where workspace_id = $1 and record_kind = 'application' and object_id = any($2::uuid[]) and is_counted
group by day order by day`

interface FoundSum extends Counts {
  facet: string
  value: string
}

export async function countsOfObjects(ctx: Context, objects: readonly string[]): Promise<KeptCounts> {
  const { rows: days } = await ctx.client.query<DaySum>(byDay, [ctx.workspace.id, objects])
  return {
    application: await sumsByFacet(ctx, 'application', objects),
    interested: await sumsByFacet(ctx, 'interested', objects),
    days,
  }
}

async function sumsByFacet(ctx: Context, kind: RecordKind, objects: readonly string[]) {
  const { rows } = await ctx.client.query<FoundSum>(ofFacts, [ctx.workspace.id, kind, objects])
  const sums = new Map<string, Map<string, Sums>>()
  for (const { facet, value, ...all } of rows) {
    const byValue = sums.get(facet) ?? new Map<string, Sums>()
    byValue.set(value, { all, deleted: noCounts })
    sums.set(facet, byValue)
  }
  return sums
}
