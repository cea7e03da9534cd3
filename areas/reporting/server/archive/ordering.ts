// Orders a report: the row that the archive shows, and the job that makes the files.

import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { makeReportJob } from '../document/report-job.ts'
import type { ReportRow } from '../report-row.ts'
import { report } from '../tables.ts'

type NewReport = Pick<typeof report.$inferInsert, 'kind' | 'title' | 'options' | 'scheduleId' | 'scheduledFor'>

/** Returns null if the report of this day of the schedule was ordered already. */
export async function orderReport(
  ctx: Context,
  { createdBy, ...fields }: NewReport & { createdBy: StaffContext['user']['id'] | null; id?: string },
): Promise<ReportRow | null> {
  const [row] = await ctx.db
    .insert(report)
    .values({ id: newId(), ...fields, workspaceId: ctx.workspace.id, createdBy, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  await ctx.enqueue(makeReportJob, { reportId: row.id })
  return row
}
