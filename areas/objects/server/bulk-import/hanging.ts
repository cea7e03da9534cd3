// Reasons why objects cannot be deleted: other data refers to them.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { reasonsToKeepObjects } from '../details/extension-points.ts'

/** The first reason per object as a text key; excludes objects without a reason. */
export async function hangingOn(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const isWanted = sql`workspace_id = ${ctx.workspace.id} and object_id = any(${sql.param(ids)}::uuid[])`
  const scope = { workspaceId: ctx.workspace.id, ids, isWanted }
  const own = sql`select object_id, 4, 'objects_import_kept_reserved' from object_reservation where ${isWanted}
      union all select owner_id, 5, 'objects_import_kept_files' from stored_file
        where workspace_id = ${ctx.workspace.id} and owner_kind = 'object' and owner_id = any(${sql.param(ids)}::uuid[])`
  const selects = [...reasonsToKeepObjects.all().map((select) => select(scope)), own]
  const { rows } = await ctx.db.execute<{ object_id: string; reason: string }>(sql`
    select distinct on (object_id) object_id, reason from (
      ${sql.join(selects, sql` union all `)}
    ) hanging (object_id, rank, reason) order by object_id, rank`)
  return new Map(rows.map(({ object_id, reason }) => [object_id, reason]))
}
