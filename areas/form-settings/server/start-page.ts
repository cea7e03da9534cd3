// The start page of a form: part of the definition, with its own editor page.

import { and, eq } from 'drizzle-orm'
import { projectForm } from '#areas/forms/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { findForm, workbenchOf, type FormRow } from './form-row.ts'
import { saveDraft } from './workbench.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/start-page.ts'

export const getStartPage = handler(contract.getStartPage, { permission: 'admin' }, async (ctx, { params, query }) => {
  const found = query.formId ? await findForm(ctx, query.formId) : await findDefaultForm(ctx, params.type)
  if (found.kind !== params.type) throw notFound()
  const { row, definition } = await workbenchOf(ctx, found)
  const { title, start } = definition
  return { formId: row.id, version: row.version, isDraft: row.draft !== null, title, ...start }
})

export const saveStartPage = handler(contract.saveStartPage, { permission: 'admin' }, async (ctx, { params, body }) => {
  const { formId, version, title, text, papers, picture } = body
  if ((await findForm(ctx, formId)).kind !== params.type) throw notFound()
  return saveDraft(ctx, {
    formId,
    version,
    change: (definition) => ({ ...definition, title, start: { text, papers, ...(picture && { picture }) } }),
  })
})

async function findDefaultForm(ctx: StaffContext, kind: FormRow['kind']): Promise<FormRow> {
  const [row] = await ctx.db
    .select()
    .from(projectForm)
    .where(
      and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.kind, kind), eq(projectForm.isDefault, true)),
    )
  if (!row) throw notFound()
  return row
}
