// Published versions of a form: list with usage, read, and compare with each other and with the draft.

import { getTableName } from 'drizzle-orm'
import { applicationForm } from '#areas/forms/server/public.ts'
import { application } from '#areas/applications/server/public.ts'
import { applicationDraft } from '#areas/application-form/server/public.ts'
import { formDefinition, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { definitionDiff } from '../rules/definition-diff.ts'
import { findForm, findVersion, workbenchOf } from './form-row.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/versions.ts'

const applicationDraftTable = getTableName(applicationDraft)
const applicationTable = getTableName(application)
const applicationFormTable = getTableName(applicationForm)

interface UsedVersion {
  version_number: number
  created_at: Date
  published_by: string | null
  note: string
  drafts: number
  applications: number
}

/** Newest first. */
export async function readVersions(ctx: StaffContext, formId: string) {
  const { rows } = await ctx.client.query<UsedVersion>(
    `select f.version_number, f.created_at, f.published_by, f.note,
       (select count(*)::int from ${applicationDraftTable} d where d.workspace_id = $1 and d.form_id = f.id) drafts,
       (select count(*)::int from ${applicationTable} a where a.workspace_id = $1 and a.form_id = f.id) applications
     from ${applicationFormTable} f where f.workspace_id = $1 and f.project_form_id = $2 order by f.version_number desc`,
    [ctx.workspace.id, formId],
  )
  const nameOf = await staffNames(
    ctx,
    rows.map((row) => row.published_by),
  )
  return rows.map((row) => ({
    versionNumber: row.version_number,
    publishedAt: row.created_at.toISOString(),
    publishedBy: row.published_by && nameOf(row.published_by).name,
    note: row.note,
    usage: { drafts: row.drafts, applications: row.applications },
  }))
}

export const getFormVersion = handler(contract.getFormVersion, { permission: 'admin' }, async (ctx, { params }) => {
  const { definition } = await findVersion(ctx, params.formId, params.versionNumber)
  const all = await readVersions(ctx, params.formId)
  const version = all.find(({ versionNumber }) => versionNumber === params.versionNumber)
  if (!version) throw notFound()
  return { ...version, definition: formDefinition.parse(definition) }
})

export type Stand = 'draft' | number

/** The definition of a version, or the draft. */
export async function definitionAt(ctx: StaffContext, formId: string, stand: Stand): Promise<FormDefinition> {
  if (stand === 'draft') return (await workbenchOf(ctx, await findForm(ctx, formId))).definition
  return formDefinition.parse((await findVersion(ctx, formId, stand)).definition)
}

export const getFormDiff = handler(contract.getFormDiff, { permission: 'admin' }, async (ctx, { params, query }) => {
  const before = await definitionAt(ctx, params.formId, query.from)
  const after = await definitionAt(ctx, params.formId, query.to)
  return { changes: definitionDiff(before, after, wordsOf(ctx)) }
})

export const wordsOf = (ctx: StaffContext): Parameters<typeof definitionDiff>[2] => ({
  word: ctx.t,
  text: (text, values) => formText(text, ctx.t, ctx.language, values),
})
