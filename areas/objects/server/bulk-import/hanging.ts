// What hangs on objects so that they cannot be deleted: whatever somebody has begun with them.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'

/** The first reason for each object that has one, as a text key. */
export async function hangingOn(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = sql`workspace_id = ${ctx.workspace.id} and object_id = any(${sql.param(ids)}::uuid[])`
  const { rows } = await ctx.db.execute<{ object_id: string; reason: string }>(sql`
    select distinct on (object_id) object_id, reason from (
      select object_id, 1 as rank, 'objects_import_kept_assigned' as reason from assignment where ${wanted}
      union all select object_id, 1, 'objects_import_kept_assigned' from assignment_companion where ${wanted}
      union all select object_id, 2, 'objects_import_kept_offered' from offer where ${wanted}
      union all select object_id, 2, 'objects_import_kept_offered' from offer_companion where ${wanted}
      union all select object_id, 3, 'objects_import_kept_applied' from application_wish where ${wanted}
      union all select object_id, 3, 'objects_import_kept_applied' from denial where ${wanted}
      union all select id, 3, 'objects_import_kept_applied' from (
        select unnest(object_ids) as id from application_draft where workspace_id = ${ctx.workspace.id}
      ) begun where id = any(${sql.param(ids)}::uuid[])
      union all select object_id, 4, 'objects_import_kept_reserved' from object_reservation where ${wanted}
      union all select owner_id, 5, 'objects_import_kept_files' from stored_file
        where workspace_id = ${ctx.workspace.id} and owner_kind = 'object' and owner_id = any(${sql.param(ids)}::uuid[])
    ) hanging (object_id, rank, reason) order by object_id, rank`)
  return new Map(rows.map(({ object_id, reason }) => [object_id, reason]))
}
