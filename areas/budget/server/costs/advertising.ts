// Committed costs of advertising by portal or medium, for the cost per application in areas above.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'

const objects = getTableName(propertyObject)

export interface AdvertisingCost {
  /** Portal or medium as typed with one of its costs. */
  platform: string
  costs: number
  /** Rappen, including VAT; ordered or paid. */
  gross: number
}

interface Asked {
  /** Swiss calendar days of the costs, both included; null for no limit. */
  from: string | null
  to: string | null
  /** Empty for all costs; otherwise only costs of objects of these buildings and kinds. */
  buildings: readonly string[]
  kinds: readonly string[]
}

/** Names that differ only in case or outer spaces are one platform. The most expensive first. */
export async function sumAdvertisingCosts(
  ctx: Context,
  { from, to, buildings, kinds }: Asked,
): Promise<AdvertisingCost[]> {
  const { rows } = await ctx.client.query<AdvertisingCost>(
    `select min(btrim(t.platform)) as platform, count(*)::int as costs, sum(t.gross)::bigint as gross
      from budget_cost t left join ${objects} o on o.workspace_id = t.workspace_id and o.id = t.object_id
      where t.workspace_id = $1 and btrim(t.platform) <> '' and t.state in ('committed', 'paid')
        and t.cost_date between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')
        and (cardinality($4::uuid[]) = 0 or o.building_id = any($4)) and (cardinality($5::text[]) = 0 or o.kind = any($5))
      group by lower(btrim(t.platform)) order by gross desc, platform`,
    [ctx.workspace.id, from, to, [...buildings], [...kinds]],
  )
  return rows
}
