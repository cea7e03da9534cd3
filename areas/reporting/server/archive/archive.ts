// The archive: reports that were made, their progress and their files.

import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fileHandler, type ServedFile } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import * as contract from '../../contract/reports.ts'
import { obstacleTo } from '../../rules/report-can.ts'
import { isOwner, visibleReports } from '../audience.ts'
import { findReport, judgedOf, subjectOf, type ReportRow } from '../report-row.ts'
import { report } from '../tables.ts'
import { viewOf, viewsOf } from './report-view.ts'

const rowsPerPage = 20

const reading = { permission: 'reporting_read', isForOwners: true } as const

export const getReports = handler(contract.getReports, reading, async (ctx, { query }) => {
  const visible = and(eq(report.workspaceId, ctx.workspace.id), await visibleReports(ctx))
  const [found] = await ctx.db.select({ total: count() }).from(report).where(visible)
  const page = query.page ?? (query.report ? await pageOf(ctx, query.report, visible) : 1)
  const rows = await ctx.db
    .select()
    .from(report)
    .where(visible)
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
  return {
    items: await viewsOf(ctx, rows),
    pagination: paginationOf(found?.total ?? 0, { rowsPerPage, page }),
    canCreate: !isOwner(ctx),
  }
})

/** First page for a report that this user does not see. */
async function pageOf(ctx: StaffContext, id: string, visible: SQL | undefined): Promise<number> {
  const [newer] = await ctx.db
    .select({ number: count() })
    .from(report)
    .where(
      and(
        visible,
        sql`(${report.createdAt}, ${report.id}) > (select r.created_at, r.id from ${report} r
          where r.workspace_id = ${ctx.workspace.id} and r.id = ${id})`,
      ),
    )
  return Math.floor((newer?.number ?? 0) / rowsPerPage) + 1
}

export const getReport = handler(contract.getReport, reading, async (ctx, { params }) =>
  viewOf(ctx, await findReport(ctx, params.id)),
)

export const getReportPdf = fileHandler(contract.getReportPdf, reading, async (ctx, { params }) => {
  const row = await findReport(ctx, params.id)
  return { ...(await serve(ctx, row, row.pdfId)), inline: true }
})

export const getReportSheet = fileHandler(contract.getReportSheet, reading, async (ctx, { params }) => {
  const row = await findReport(ctx, params.id)
  return serve(ctx, row, row.sheetId)
})

async function serve(ctx: StaffContext, row: ReportRow, fileId: string | null): Promise<ServedFile> {
  const obstacle = obstacleTo.opening(judgedOf(row))
  if (obstacle) throw new AppError(obstacle)
  const [file] = fileId
    ? await ctx.db
        .select()
        .from(storedFile)
        .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, fileId)))
    : []
  if (!file) throw new AppError('reporting_reason_no_file')
  ctx.record({ event: 'report.opened', subject: subjectOf(row) })
  return {
    name: file.name,
    contentType: file.contentType,
    size: file.size,
    content: await ctx.services.files.get(file.storageKey),
  }
}
