// Orders the reports of schedules that are due. Runs every night; a day that was missed is made up once.

import { and, asc, eq, lte } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { nextRunAfter } from '../../rules/schedule.ts'
import { orderReport } from '../archive/ordering.ts'
import { subjectOf } from '../report-row.ts'
import { reportSchedule, reportScheduleRecipient } from '../tables.ts'
import { findRecipients } from './recipients.ts'
import { addressReport } from './sending.ts'

export const scheduledReportsJob = 'scheduled-reports'

/** The report, its recipients and the next day are written together, so that a repeated job finds nothing due. */
export async function orderScheduledReports(ctx: Context): Promise<void> {
  const today = dayOf(ctx.now)
  const due = await ctx.db
    .select()
    .from(reportSchedule)
    .where(and(eq(reportSchedule.workspaceId, ctx.workspace.id), lte(reportSchedule.nextRun, today)))
    .orderBy(asc(reportSchedule.id))
    .for('update')
  for (const { id, title, options, rhythm, nextRun, createdBy } of due) {
    if (nextRun === null) continue
    const row = await orderReport(ctx, {
      kind: 'letting',
      title,
      options,
      scheduleId: id,
      scheduledFor: nextRun,
      createdBy,
    })
    if (row) {
      await addressReport(ctx, row.id, await recipientsOf(ctx, id))
      ctx.record({ event: 'report.ordered', subject: subjectOf(row), cause: 'reporting_by_schedule' })
    }
    await ctx.db
      .update(reportSchedule)
      .set({ nextRun: nextRunAfter(nextRun, rhythm, today) })
      .where(and(eq(reportSchedule.workspaceId, ctx.workspace.id), eq(reportSchedule.id, id)))
  }
}

async function recipientsOf(ctx: Context, scheduleId: string) {
  const rows = await ctx.db
    .select()
    .from(reportScheduleRecipient)
    .where(
      and(
        eq(reportScheduleRecipient.workspaceId, ctx.workspace.id),
        eq(reportScheduleRecipient.scheduleId, scheduleId),
      ),
    )
  return findRecipients(
    ctx,
    rows.map(({ recipientKind, recipientId }) => ({ kind: recipientKind, id: recipientId })),
  )
}
