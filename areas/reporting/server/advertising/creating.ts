// Creates an advertising report over chosen objects, with the caller's uploads appended.

import { and, eq } from 'drizzle-orm'
import { findOwnUploads } from '#areas/files/server/public.ts'
import { objectIdsOf } from '#areas/objects/server/public.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/reports.ts'
import { mostAdvertised } from '../../rules/report.ts'
import { orderReport } from '../archive/ordering.ts'
import { viewOf } from '../archive/report-view.ts'
import { subjectOf } from '../report-row.ts'
import { appendedCategory } from './appended-files.ts'

export const createAdvertisingReport = handler(
  contract.createAdvertisingReport,
  { permission: 'reporting_read' },
  async (ctx, { body }) => {
    const objects = await objectIdsOf(ctx, body.objectKind, body.targets)
    if (objects.length > mostAdvertised) throw fieldRefusal('targets', 'reporting_too_many_objects')
    const row = await orderReport(ctx, {
      kind: 'advertising',
      title: body.title,
      options: { buildings: [], objects, withoutInactives: false, onlyFavourites: false, comment: body.comment },
      createdBy: ctx.user.id,
    })
    if (!row) throw new Error('the report was not written')
    await append(ctx, row.id, body.uploadedFiles)
    ctx.record({ event: 'report.ordered', subject: subjectOf(row) })
    return { report: await viewOf(ctx, row), notify: [{ type: 'success', title: ctx.t('reporting_adv_ordered') }] }
  },
)

async function append(ctx: StaffContext, reportId: string, fileIds: readonly string[]): Promise<void> {
  const uploads = await findOwnUploads(ctx, fileIds)
  for (const [position, id] of [...new Set(fileIds)].entries()) {
    const file = uploads.get(id)
    if (!file) continue
    await ctx.db
      .update(storedFile)
      .set({ ownerKind: 'report', ownerId: reportId, category: appendedCategory, position })
      .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
  }
}
