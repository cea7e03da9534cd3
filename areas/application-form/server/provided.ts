// Extension points of lower areas that this area implements.

import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ObjectScope } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { readPapers, refreshDocumentsState } from './documents/papers.ts'
import { applicationLink } from './tables.ts'

export const papersInForm = {
  readSlots: async (ctx: Context, row: Parameters<typeof readPapers>[1]) => (await readPapers(ctx, row)).slots,
  refreshState: async (ctx: Context, row: Parameters<typeof readPapers>[1]) => {
    await refreshDocumentsState(ctx, row)
  },
}

/** Addresses of all people with a link to the application. */
export async function linkAddresses(ctx: Context, applicationId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: applicationLink.email })
    .from(applicationLink)
    .where(and(eq(applicationLink.workspaceId, ctx.workspace.id), eq(applicationLink.applicationId, applicationId)))
  return rows.flatMap(({ email }) => email ?? [])
}

/** Import must not delete an object while a draft refers to it. */
export const draftReasons = ({ workspaceId, ids }: ObjectScope): SQL => sql`
      select id, 3, 'objects_import_kept_applied' from (
        select unnest(object_ids) as id from application_draft where workspace_id = ${workspaceId}
      ) begun where id = any(${sql.param(ids)}::uuid[])`
