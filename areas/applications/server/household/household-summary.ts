// Keeps a summary of the people on the application row, so that lists need no join: the counts and the search text.

import type { Context } from '#platform/server/context.ts'
import { refreshSearchTexts } from '../list/search-text.ts'

/**
 * Call after a person is added, corrected or removed. A guarantor is not counted: they are liable for the rent but do
 * not live there.
 */
export async function refreshHousehold(ctx: Context, applicationId: string): Promise<void> {
  await ctx.client.query(
    `update application a set adults = counted.adults, children = counted.children,
       persons = counted.adults + counted.children, version = a.version + 1, last_activity_at = $3
     from (select
       (select count(*) from adult where workspace_id = $1 and application_id = $2
         and tenant_type is distinct from 'guarantor')::int as adults,
       (select count(*) from child where workspace_id = $1 and application_id = $2)::int as children) counted
     where a.workspace_id = $1 and a.id = $2`,
    [ctx.workspace.id, applicationId, ctx.now],
  )
  await refreshSearchTexts(ctx, [applicationId])
}
