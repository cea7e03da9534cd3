// Committed costs of advertising by portal or medium, for the cost per application in areas above.

import type { Context } from '#platform/server/context.ts'

export interface AdvertisingCost {
  /** Portal or medium as entered with the cost. */
  platform: string
  costs: number
  /** In Rappen, including VAT; ordered or paid. */
  committed: number
}

interface Days {
  /** Days of the costs, both included; null for no limit. */
  from: string | null
  to: string | null
}

/** Names that differ only in case or outer spaces are one platform. The most expensive first. */
export async function advertisingCosts(ctx: Context, { from, to }: Days): Promise<AdvertisingCost[]> {
  const { rows } = await ctx.client.query<AdvertisingCost>(
    `select min(btrim(t.platform)) as platform, count(*)::int as costs, sum(t.gross)::bigint as committed
      from budget_cost t
      where t.workspace_id = $1 and btrim(t.platform) <> '' and t.state in ('committed', 'paid')
        and t.cost_date between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')
      group by lower(btrim(t.platform)) order by committed desc, platform`,
    [ctx.workspace.id, from, to],
  )
  return rows
}
