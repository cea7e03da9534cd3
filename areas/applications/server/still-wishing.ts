// Warns that open applications still wish for objects that are about to leave the process.

import type { StaffContext } from '#platform/server/context.ts'

/**
 * Returns the warning text; empty if there is no such application. An application that wishes for several of the
 * objects counts once.
 */
export async function tellWishing(ctx: StaffContext, ids: readonly string[]): Promise<string> {
  const { rows } = await ctx.client.query<{ count: number }>(
    `select count(distinct a.id)::int as count from application_wish w
       join application a on a.workspace_id = w.workspace_id and a.id = w.application_id
     where w.workspace_id = $1 and w.object_id = any($2::uuid[]) and a.progress_state not in ('assigned', 'inactive')`,
    [ctx.workspace.id, ids],
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return ''
  return ctx.t(count === 1 ? 'objects_still_wished_one' : 'objects_still_wished_other', { count })
}
