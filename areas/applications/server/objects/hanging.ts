// Counts the wishes, offers and assignments of objects, before the objects are deleted.

import type { HangingClaims } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'

const countOf = (table: string) =>
  `(select count(*)::int from ${table} x where x.workspace_id = $1 and x.object_id = t.id)`

export async function countHanging(
  ctx: Context,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, HangingClaims>> {
  const { rows } = await ctx.client.query<HangingClaims & { id: string }>(
    `select t.id, ${countOf('application_wish')} as wishes, ${countOf('offer')} as offers,
        ${countOf('assignment')} as lettings
      from unnest($2::uuid[]) t(id)`,
    [ctx.workspace.id, [...objectIds]],
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
