// The start page of a form: part of its definition, edited on a page of its own.

import { and, eq } from 'drizzle-orm'
import { projectForm } from '#areas/forms/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { getStartPage, saveStartPage } from '../contract/start-page.ts'
import { findForm, workbenchOf, type FormRow } from './form-row.ts'
import { saveDraft } from './workbench.ts'

export async function readStartPage(
  ctx: StaffContext,
  { params, query }: Received<typeof getStartPage>,
): Promise<AnswerOf<typeof getStartPage>> {
  const found = query.formId ? await findForm(ctx, query.formId) : await findDefaultForm(ctx, params.type)
  if (found.kind !== params.type) throw notFound()
  const { row, definition } = await workbenchOf(ctx, found)
  const { title, start } = definition
  return { formId: row.id, version: row.version, isDraft: row.draft !== null, title, ...start }
}

export async function saveStart(
  ctx: StaffContext,
  { params, body }: Received<typeof saveStartPage>,
): Promise<AnswerOf<typeof saveStartPage>> {
  const { formId, version, title, text, papers, picture } = body
  if ((await findForm(ctx, formId)).kind !== params.type) throw notFound()
  return saveDraft(ctx, {
    formId,
    version,
    change: (definition) => ({ ...definition, title, start: { text, papers, ...(picture && { picture }) } }),
  })
}

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
