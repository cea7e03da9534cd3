// Limits what an owner sees to the reports that were sent to them. Calls are closed to owners unless they declare
// `isForOwners`; the calls of this file declare it.

import { and, eq, exists, isNotNull, sql, type SQL } from 'drizzle-orm'
import { ownerOfUser } from '#areas/owners/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { report, reportRecipient, reportSchedule } from './tables.ts'

export const isOwner = ({ user }: StaffContext): boolean => user.role === 'owner'

const hasNoCosts = ({ options }: typeof report | typeof reportSchedule): SQL =>
  sql`not coalesce((${options} ->> 'costs')::boolean, false)`
const withoutCosts = hasNoCosts(report)

/**
 * SQL condition on a row `t` with the id of a report or schedule: it is kept, and colleagues who may not see the budget
 * may see it.
 */
export const withoutCostsIn = (table: 'report' | 'report_schedule', id: string): string =>
  `exists (select from ${table} r where r.workspace_id = t.workspace_id and r.id = ${id}
    and not coalesce((r.options ->> 'costs')::boolean, false))`

/** Colleagues who may not see the budget see no schedule of reports with costs; undefined is no limit. */
export const visibleSchedules = (ctx: StaffContext): SQL | undefined =>
  ctx.can('budget_read') ? undefined : hasNoCosts(reportSchedule)

/**
 * Condition on a report. Colleagues see all, those with costs only if they may see the budget; undefined is no limit. A
 * login without an owner sees none.
 */
export async function visibleReports(ctx: StaffContext): Promise<SQL | undefined> {
  if (!isOwner(ctx)) return ctx.can('budget_read') ? undefined : withoutCosts
  const owner = await ownerOfUser(ctx)
  if (!owner) return sql`false`
  return and(withoutCosts, sentTo(ctx, owner.id))
}

const sentTo = (ctx: StaffContext, ownerId: string): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(reportRecipient)
      .where(
        and(
          eq(reportRecipient.workspaceId, report.workspaceId),
          eq(reportRecipient.reportId, report.id),
          eq(reportRecipient.recipientKind, 'owner'),
          eq(reportRecipient.recipientId, ownerId),
          isNotNull(reportRecipient.sentAt),
        ),
      ),
  )
