// Loads reports of this workspace, as far as the user may see them.

import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { visibleReports } from './audience.ts'
import { report } from './tables.ts'

export type ReportRow = typeof report.$inferSelect

export const thisReport = (ctx: Pick<Context, 'workspace'>, id: string) =>
  and(eq(report.workspaceId, ctx.workspace.id), eq(report.id, id))

/** A report that was not sent to the owner counts as not found. */
export async function findReport(ctx: StaffContext, id: string): Promise<ReportRow> {
  const [row] = await ctx.db
    .select()
    .from(report)
    .where(and(thisReport(ctx, id), await visibleReports(ctx)))
  if (!row) throw notFound('reporting_not_found')
  return row
}

export async function lockReport(ctx: StaffContext, id: string): Promise<ReportRow> {
  const [row] = await ctx.db
    .select()
    .from(report)
    .where(and(thisReport(ctx, id), await visibleReports(ctx)))
    .for('update')
  if (!row) throw notFound('reporting_not_found')
  return row
}

export const subjectOf = ({ id, title }: Pick<ReportRow, 'id' | 'title'>) => ({ kind: 'report', id, title })

export const judgedOf = ({ state, pdfId }: ReportRow) => ({ state, hasPdf: pdfId !== null })
