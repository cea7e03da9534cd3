// Stores the order of rows by one statement, because a category may hold thousands of files.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { WantedPlace } from '../contract/settings.ts'
import type { roomCategory, roomFile, roomRole, roomStandardCategory } from './tables.ts'

export async function writeOrder(
  ctx: Context,
  table: typeof roomRole | typeof roomFile,
  ids: readonly string[],
): Promise<void> {
  await ctx.db.execute(sql`
    update ${table} t set position = n.position
      from unnest(${sql.param([...ids])}::uuid[]) with ordinality as n (id, position)
      where t.workspace_id = ${ctx.workspace.id} and t.id = n.id`)
}

/** Positions are unique among all categories, not only among those of one parent. */
export async function writeTree(
  ctx: Context,
  table: typeof roomCategory | typeof roomStandardCategory,
  order: readonly WantedPlace[],
): Promise<void> {
  const ids = order.map(({ id }) => id)
  const parents = order.map(({ parent_id: parentId }) => parentId)
  await ctx.db.execute(sql`
    update ${table} t set parent_id = n.parent_id, position = n.position
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(parents)}::uuid[]) with ordinality as n (id, parent_id, position)
      where t.workspace_id = ${ctx.workspace.id} and t.id = n.id`)
}
