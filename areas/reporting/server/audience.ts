// Limits what an owner sees to the reports that were sent to them. Calls are closed to owners unless they declare
// `isForOwners`; the calls of this file declare it.

import { and, eq, exists, isNotNull, sql, type SQL } from 'drizzle-orm'
import { ownerOfUser } from '#areas/owners/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { report, reportRecipient } from './tables.ts'

export const isOwner = ({ user }: StaffContext): boolean => user.role === 'owner'

/** Condition on a report; undefined for a colleague, who sees all. A login without an owner sees none. */
export async function visibleReports(ctx: StaffContext): Promise<SQL | undefined> {
  if (!isOwner(ctx)) return undefined
  const owner = await ownerOfUser(ctx)
  if (!owner) return sql`false`
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(reportRecipient)
      .where(
        and(
          eq(reportRecipient.workspaceId, report.workspaceId),
          eq(reportRecipient.reportId, report.id),
          eq(reportRecipient.recipientKind, 'owner'),
          eq(reportRecipient.recipientId, owner.id),
          isNotNull(reportRecipient.sentAt),
        ),
      ),
  )
}
