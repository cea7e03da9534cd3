// Creates letting reports by hand, repeats failed ones, and deletes reports.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { letGoOf } from '#areas/files/server/public.ts'
import { listOwners } from '#areas/owners/server/public.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/reports.ts'
import type { LettingOptions } from '../../contract/reports.ts'
import type { ReportOptions } from '../../rules/report.ts'
import { obstacleTo } from '../../rules/report-can.ts'
import { makeReportJob } from '../document/report-job.ts'
import { judgedOf, lockReport, subjectOf, thisReport } from '../report-row.ts'
import { recipientChoices } from '../sending/recipients.ts'
import { report } from '../tables.ts'
import { orderReport } from './ordering.ts'
import { viewOf } from './report-view.ts'

export const getReportNeeds = handler(contract.getReportNeeds, { permission: 'reporting_read' }, async (ctx) => {
  return {
    title: ctx.t('reporting_title_proposed', { project: ctx.workspace.name }),
    buildings: await buildingChoices(ctx),
    owners: (await listOwners(ctx)).map(({ id, name }) => ({ value: id, displayName: name })),
    recipients: await recipientChoices(ctx),
    mayIncludeCosts: ctx.can('budget_read'),
  }
})

async function buildingChoices(ctx: StaffContext) {
  const rows = await ctx.db
    .select({ id: building.id, title: building.title, city: building.city })
    .from(building)
    .where(eq(building.workspaceId, ctx.workspace.id))
    .orderBy(asc(building.title), asc(building.id))
  return rows.map(({ id, title, city }) => ({ value: id, displayName: `${title}, ${city}` }))
}

export const createReport = handler(contract.createReport, { permission: 'reporting_read' }, async (ctx, { body }) => {
  await assertKnown(ctx, body)
  const row = await orderReport(ctx, {
    kind: 'letting',
    title: body.title,
    options: lettingOptionsOf(body),
    createdBy: ctx.user.id,
  })
  if (!row) throw new Error('the report was not written')
  ctx.record({ event: 'report.ordered', subject: subjectOf(row) })
  return { report: await viewOf(ctx, row) }
})

/** Converts the names of the specification. */
export const lettingOptionsOf = (body: LettingOptions): ReportOptions => ({
  buildings: body.buildings,
  owner: body.owner,
  objects: [],
  withoutInactives: body['no-inactives'],
  onlyFavourites: body.favorits,
  costs: body.costs,
  comment: body.comment,
})

type Chosen = Pick<LettingOptions, 'buildings' | 'owner' | 'costs'>

/** Refuses buildings and owners that do not exist in this workspace, and costs that may not be printed. */
export async function assertKnown(ctx: StaffContext, { buildings: ids, owner, costs }: Chosen): Promise<void> {
  if (costs && !ctx.can('budget_read')) throw fieldRefusal('costs', 'reporting_costs_not_permitted')
  if (costs && (ids.length > 0 || owner !== null)) throw fieldRefusal('costs', 'reporting_costs_whole_project')
  if (owner !== null && (await listOwners(ctx, [owner])).length === 0) {
    throw fieldRefusal('owner', 'reporting_owner_unknown')
  }
  if (ids.length === 0) return
  const rows = await ctx.db
    .select({ id: building.id })
    .from(building)
    .where(and(eq(building.workspaceId, ctx.workspace.id), inArray(building.id, [...ids])))
  if (rows.length < new Set(ids).size) throw fieldRefusal('buildings', 'reporting_building_unknown')
}

export const retryReport = handler(contract.retryReport, { permission: 'reporting_read' }, async (ctx, { params }) => {
  const row = await lockReport(ctx, params.id)
  const obstacle = obstacleTo.retrying(judgedOf(row))
  if (obstacle) throw new AppError(obstacle)
  const [again] = await ctx.db
    .update(report)
    .set({ state: 'queued', progress: 0, failure: null })
    .where(and(thisReport(ctx, row.id), eq(report.state, 'failed')))
    .returning()
  if (!again) throw new AppError('reporting_reason_not_failed')
  await ctx.enqueue(makeReportJob, { reportId: row.id })
  ctx.record({ event: 'report.retried', subject: subjectOf(row) })
  return { report: await viewOf(ctx, again) }
})

export const deleteReport = handler(
  contract.deleteReport,
  { permission: 'reporting_read' },
  async (ctx, { params }) => {
    const row = await lockReport(ctx, params.id)
    const obstacle = obstacleTo.deleting(judgedOf(row))
    if (obstacle) throw new AppError(obstacle)
    await removeReports(ctx, [row.id])
    ctx.record({ event: 'report.deleted', subject: subjectOf(row) })
    return {}
  },
)

/** Deletes reports with their files and appended uploads. */
export async function removeReports(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.db.delete(report).where(and(eq(report.workspaceId, ctx.workspace.id), inArray(report.id, [...ids])))
  const files = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'report'),
        inArray(storedFile.ownerId, [...ids]),
      ),
    )
  await letGoOf(ctx, files)
}
