// Reports as the archive shows them.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { ReportView } from '../../contract/reports.ts'
import { obstacleTo } from '../../rules/report-can.ts'
import { isOwner } from '../audience.ts'
import { judgedOf, type ReportRow } from '../report-row.ts'
import { reportRecipient } from '../tables.ts'

export async function viewOf(ctx: StaffContext, row: ReportRow): Promise<ReportView> {
  const [view] = await viewsOf(ctx, [row])
  if (!view) throw new Error('the view of a report is missing')
  return view
}

export async function viewsOf(ctx: StaffContext, rows: readonly ReportRow[]): Promise<ReportView[]> {
  const reads = isOwner(ctx)
  const names = await staffNames(ctx, reads ? [] : rows.map(({ createdBy }) => createdBy))
  const recipients = Map.groupBy(reads ? [] : await recipientsOf(ctx, rows), ({ reportId }) => reportId)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    kindTitle: ctx.t(`reporting_kind_${row.kind}`),
    state: row.state,
    stateTitle: ctx.t(`reporting_state_${row.state}`),
    title: row.title,
    progress: row.progress,
    failure: row.state === 'failed' ? ctx.t(`reporting_failure_${row.failure ?? 'unknown'}`) : null,
    filters: row.filters,
    dataAt: row.dataAt?.toISOString() ?? null,
    pages: row.pages,
    hasPdf: row.pdfId !== null,
    hasSheet: row.sheetId !== null,
    attached: row.attached,
    isScheduled: row.scheduledFor !== null,
    createdAt: row.createdAt.toISOString(),
    createdBy: reads || row.createdBy === null ? null : names(row.createdBy).name,
    recipients: (recipients.get(row.id) ?? []).map(({ name, sentAt }) => ({
      name,
      sentAt: sentAt?.toISOString() ?? null,
    })),
    can: abilitiesOf(ctx, row),
  }))
}

function abilitiesOf(ctx: StaffContext, row: ReportRow): ReportView['can'] {
  const verdict = (obstacle: string | null) =>
    obstacle === null ? { allowed: true } : { allowed: false, reason: ctx.t(obstacle) }
  const ofStaff = (obstacle: string | null) => verdict(isOwner(ctx) ? 'general_access_denied' : obstacle)
  const judged = judgedOf(row)
  return {
    beOpened: verdict(obstacleTo.opening(judged)),
    beSent: ofStaff(obstacleTo.sending(judged)),
    beRetried: ofStaff(obstacleTo.retrying(judged)),
    beDeleted: ofStaff(obstacleTo.deleting(judged)),
  }
}

async function recipientsOf(ctx: StaffContext, rows: readonly ReportRow[]) {
  if (rows.length === 0) return []
  return ctx.db
    .select({ reportId: reportRecipient.reportId, name: reportRecipient.name, sentAt: reportRecipient.sentAt })
    .from(reportRecipient)
    .where(
      and(
        eq(reportRecipient.workspaceId, ctx.workspace.id),
        inArray(
          reportRecipient.reportId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(reportRecipient.sentAt), asc(reportRecipient.name))
}
