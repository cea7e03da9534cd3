// Hands the role of main tenant on to another member of the household.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Handover } from '../../rules/household.ts'
import { subjectOf, type ApplicationRow } from '../details/application-row.ts'
import { adult } from '../tables.ts'

/**
 * Requires a lock on the application. Bumps the version of the former main tenant, so that an open panel of that
 * person gets a conflict on saving.
 */
export async function handOn(ctx: Context, application: ApplicationRow, { former }: Handover): Promise<void> {
  if (!former) return
  const thisOne = and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.id, former.id))
  const [row] = await ctx.db.select().from(adult).where(thisOne)
  if (!row) return
  await ctx.db
    .update(adult)
    .set({ tenantType: former.tenantType, version: row.version + 1 })
    .where(thisOne)
  ctx.record({
    event: 'adult.corrected',
    subject: subjectOf(application),
    changes: [{ field: 'tenant_type', old: row.tenantType, new: former.tenantType }],
    cause: `${row.firstName} ${row.lastName}`,
  })
}
