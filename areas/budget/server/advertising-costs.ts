// Costs of advertisements by portal or medium, for areas above.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'

const objects = getTableName(propertyObject)

export interface AdvertisingCost {
  /** As typed with the cost. */
  platform: string
  /** Rappen, including VAT. */
  gross: number
}

interface Asked {
  /** Swiss calendar days, both included. */
  from: string | null
  to: string | null
  /** Empty for all costs; otherwise only costs of objects of these buildings and kinds. */
  buildings: readonly string[]
  kinds: readonly string[]
}

/** Ordered and paid costs with a portal or medium, summed up by its name. */
export async function sumAdvertisingCosts(
  ctx: Context,
  { from, to, buildings, kinds }: Asked,
): Promise<AdvertisingCost[]> {
  const { rows } = await ctx.client.query<{ platform: string; gross: string }>(
    `select t.platform, sum(t.gross) as gross from budget_cost t
      left join ${objects} o on o.workspace_id = t.workspace_id and o.id = t.object_id
      where t.workspace_id = $1 and t.platform <> '' and t.state in ('committed', 'paid')
        and t.cost_date between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')
        and (cardinality($4::uuid[]) = 0 or o.building_id = any($4)) and (cardinality($5::text[]) = 0 or o.kind = any($5))
      group by 1 order by 1`,
    [ctx.workspace.id, from, to, [...buildings], [...kinds]],
  )
  return rows.map(({ platform, gross }) => ({ platform, gross: Number(gross) }))
}
