// Applications for the objects of a letting report, counted by state, source and household. An application counts once,
// also if it wishes for several of them.

import { getTableName } from 'drizzle-orm'
import { application, applicationWish } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReportOptions } from '../../rules/report.ts'
import type { Group } from '../../rules/masked-groups.ts'

export interface CountedApplications {
  total: number
  byState: readonly Group[]
  bySource: readonly Group[]
  byHousehold: readonly Group[]
}

const [wishes, applications, objects] = [applicationWish, application, propertyObject].map(getTableName)

type Dimension = 'state' | 'source' | 'household'

export async function applicationsOf(ctx: Context, options: ReportOptions): Promise<CountedApplications> {
  const { rows } = await ctx.client.query<{ dimension: Dimension; value: string; count: number }>(
    `with counted as (
        select a.progress_state as state, coalesce(a.source, '') as source, a.household_type as household
        from ${applications} a
        where a.workspace_id = $1 and (not $3 or a.overall_star) and (not $4 or a.progress_state <> 'inactive')
          and ((cardinality($2::uuid[]) = 0 and $5::uuid is null) or exists (select from ${wishes} w
            join ${objects} o on o.workspace_id = w.workspace_id and o.id = w.object_id
            where w.workspace_id = a.workspace_id and w.application_id = a.id
              and (cardinality($2::uuid[]) = 0 or w.building_id = any($2)) and ($5::uuid is null or o.owner_id = $5))))
      select dimension, value, count(*)::int as count
        from counted, lateral (values ('state', state), ('source', source), ('household', household)) v (dimension, value)
        group by 1, 2 order by 3 desc, 2`,
    [ctx.workspace.id, options.buildings, options.onlyFavourites, options.withoutInactives, options.owner ?? null],
  )
  const of = (dimension: Dimension) => rows.filter((row) => row.dimension === dimension)
  return {
    total: of('state').reduce((sum, { count }) => sum + count, 0),
    byState: of('state'),
    bySource: of('source'),
    byHousehold: of('household'),
  }
}
