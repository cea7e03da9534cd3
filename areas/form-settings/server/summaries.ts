// Summaries of forms: the published version, a pending draft, and the number of users.

import { eq, and, asc, getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { application } from '#areas/applications/server/public.ts'
import { applicationDraft } from '#areas/application-form/server/public.ts'
import { formKinds, type FormKind } from '#areas/forms/rules/form-kinds.ts'
import { projectForm, applicationForm } from '#areas/forms/server/public.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { FormSummary } from '../contract/form-shapes.ts'
import type { FormRow } from './form-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/forms.ts'

const applicationDraftTable = getTableName(applicationDraft)
const applicationFormTable = getTableName(applicationForm)
const applicationTable = getTableName(application)
const propertyObjectTable = getTableName(propertyObject)
const projectFormTable = getTableName(projectForm)

export const getForms = handler(contract.getForms, { permission: 'admin' }, async (ctx) => {
  const rows = await rowsOf(ctx)
  const summaries = await summariesOf(ctx, rows)
  return { kinds: formKinds.map((kind) => kindOf(ctx, kind, summaries)) }
})

export function kindOf(ctx: StaffContext, kind: FormKind, summaries: readonly FormSummary[]) {
  const forms = summaries.filter((one) => one.kind === kind)
  return {
    kind,
    title: ctx.t(`form_settings_kind_${kind}`),
    defaultFormId: forms.find(({ isDefault }) => isDefault)?.id ?? null,
    forms,
  }
}

export async function rowsOf(ctx: StaffContext): Promise<FormRow[]> {
  return ctx.db
    .select()
    .from(projectForm)
    .where(eq(projectForm.workspaceId, ctx.workspace.id))
    .orderBy(asc(projectForm.createdAt), asc(projectForm.id))
}

interface UsageRow {
  form_id: string
  version_number: number
  created_at: Date
  published_by: string | null
  drafts: number
  applications: number
  objects: number
}

export async function summariesOf(ctx: StaffContext, rows: readonly FormRow[]): Promise<FormSummary[]> {
  if (rows.length === 0) return []
  const usage = await usageOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const nameOf = await staffNames(ctx, [
    ...rows.map(({ draftBy }) => draftBy),
    ...usage.values().map((one) => one.published_by),
  ])
  return rows.map((row) => {
    const used = usage.get(row.id)
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      template: row.template,
      isDefault: row.isDefault,
      isActive: row.isActive,
      version: row.version,
      published:
        used?.version_number === undefined || used.version_number === 0
          ? null
          : {
              versionNumber: used.version_number,
              publishedAt: used.created_at.toISOString(),
              publishedBy: used.published_by && nameOf(used.published_by).name,
            },
      draft: row.draftAt
        ? { updatedAt: row.draftAt.toISOString(), updatedBy: row.draftBy && nameOf(row.draftBy).name }
        : null,
      usage: {
        drafts: used?.drafts ?? 0,
        applications: used?.applications ?? 0,
        objects: used?.objects ?? 0,
      },
    }
  })
}

/** A form that was never published has no version, but objects may refer to it. */
async function usageOf(ctx: StaffContext, ids: readonly string[]): Promise<Map<string, UsageRow>> {
  const { rows } = await ctx.client.query<UsageRow>(
    `select p.id as form_id, coalesce(newest.version_number, 0) as version_number, newest.created_at, newest.published_by,
       (select count(*)::int from ${applicationDraftTable} d join ${applicationFormTable} f on f.workspace_id = d.workspace_id and f.id = d.form_id
         where d.workspace_id = $1 and f.project_form_id = p.id) drafts,
       (select count(*)::int from ${applicationTable} a join ${applicationFormTable} f on f.workspace_id = a.workspace_id and f.id = a.form_id
         where a.workspace_id = $1 and f.project_form_id = p.id) applications,
       (select count(*)::int from ${propertyObjectTable} o
         where o.workspace_id = $1 and (o.form_id = p.id or o.second_form_id = p.id)) objects
     from ${projectFormTable} p left join lateral (
       select f.version_number, f.created_at, f.published_by from ${applicationFormTable} f
       where f.workspace_id = $1 and f.project_form_id = p.id order by f.version_number desc limit 1
     ) newest on true
     where p.workspace_id = $1 and p.id = any($2::uuid[])`,
    [ctx.workspace.id, ids],
  )
  return new Map(rows.map((row) => [row.form_id, row]))
}

export async function summaryOf(ctx: StaffContext, row: FormRow): Promise<FormSummary> {
  const [summary] = await summariesOf(ctx, [row])
  if (!summary) throw new Error('a form has no summary')
  return summary
}

export async function formsOfKind(ctx: StaffContext, kind: FormKind): Promise<FormRow[]> {
  return ctx.db
    .select()
    .from(projectForm)
    .where(and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.kind, kind)))
    .orderBy(asc(projectForm.createdAt), asc(projectForm.id))
}
