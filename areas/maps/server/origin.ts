// Counts applications by country and postcode of the household's first adult.

import { getTableName } from 'drizzle-orm'
import { adult, application, applicationWish } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/origin.ts'
import { groupByOrigin, type CountedPostcode } from '../rules/origin.ts'
import { originName } from '../rules/origins.ts'
import { originCount } from './tables.ts'

export const countOriginJob = 'count-origin'

/** Up to this number of applications they are counted for each response, which takes about 0.1 s. */
const countedAtOnce = 20_000
const everywhere = '00000000-0000-0000-0000-000000000000'

const tables = {
  adult: getTableName(adult),
  application: getTableName(application),
  wish: getTableName(applicationWish),
  kept: getTableName(originCount),
}

/** Country and postcode of the first adult of `a`; empty if unknown. */
const address = `left join lateral (
  select coalesce(p.answers->>'country', '') country, coalesce(p.answers->>'postcode', '') postcode from ${tables.adult} p
    where p.workspace_id = a.workspace_id and p.application_id = a.id order by p.position, p.id limit 1) p on true`

const columns = `coalesce(country, '') country, coalesce(postcode, '') postcode`

export const getOrigin = handler(contract.getOrigin, { permission: 'analytics_read' }, async (ctx, { query }) => {
  const isLarge = await hasMoreThan(ctx, countedAtOnce)
  const { rows, countedAt } = isLarge ? await readKept(ctx, query.building) : await countNow(ctx, query.building)
  const { total, masked, groups } = groupByOrigin(rows, ctx.can('admin'))
  return {
    total,
    masked,
    countedAt,
    groups: groups.map((group) => ({ ...group, title: ctx.t(originName(group.origin)) })),
  }
})

async function hasMoreThan(ctx: Context, most: number): Promise<boolean> {
  const { rows } = await ctx.client.query(
    `select 1 from ${tables.application} where workspace_id = $1 offset $2 limit 1`,
    [ctx.workspace.id, most],
  )
  return rows.length > 0
}

async function countNow(ctx: Context, building: string | undefined) {
  const wishing = `exists (select from ${tables.wish} w
    where w.workspace_id = a.workspace_id and w.application_id = a.id and w.building_id = $2)`
  const { rows } = await ctx.client.query<CountedPostcode>(
    `select ${columns}, count(*)::int count from ${tables.application} a ${address}
      where a.workspace_id = $1 and ($2::uuid is null or ${wishing}) group by 1, 2`,
    [ctx.workspace.id, building ?? null],
  )
  return { rows, countedAt: null }
}

async function readKept(ctx: Context, building = everywhere) {
  const { rows } = await ctx.client.query<CountedPostcode & { countedAt: Date }>(
    `select country, postcode, count, counted_at "countedAt" from ${tables.kept}
      where workspace_id = $1 and building_id = $2`,
    [ctx.workspace.id, building],
  )
  return { rows, countedAt: rows[0]?.countedAt.toISOString() ?? null }
}

/**
 * Nightly job: stores the counts of workspaces that are too large to count at each visit. Others are counted when the
 * page opens.
 */
export async function countOrigin(ctx: Context): Promise<void> {
  await ctx.client.query(`delete from ${tables.kept} where workspace_id = $1`, [ctx.workspace.id])
  if (!(await hasMoreThan(ctx, countedAtOnce))) return
  await ctx.client.query(
    `with household as (
       select a.id, ${columns} from ${tables.application} a ${address} where a.workspace_id = $1
     ), wish as (
       select distinct application_id, building_id from ${tables.wish} where workspace_id = $1
     )
     insert into ${tables.kept} (workspace_id, building_id, country, postcode, count, counted_at)
       select $1, '${everywhere}'::uuid, country, postcode, count(*), $2::timestamptz from household group by country, postcode
       union all
       select $1, building_id, country, postcode, count(*), $2::timestamptz
         from household join wish on wish.application_id = household.id group by building_id, country, postcode`,
    [ctx.workspace.id, ctx.now],
  )
}
