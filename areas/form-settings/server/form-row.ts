// Loads or locks a form of the settings, with its published definition and its draft.

import { and, desc, eq } from 'drizzle-orm'
import { formDefinition, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { applicationForm, projectForm } from '#areas/forms/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'

export type FormRow = typeof projectForm.$inferSelect
export type VersionRow = typeof applicationForm.$inferSelect

export interface Workbench {
  row: FormRow
  /** The newest version; null if the form was never published. */
  newest: VersionRow | null
  published: FormDefinition | null
  /** Edited definition: the draft, or the published one if there is none. */
  definition: FormDefinition
}

export const subjectOf = ({ id, name }: Pick<FormRow, 'id' | 'name'>) => ({ kind: 'form', id, title: name })

export async function findForm(ctx: Context, id: string): Promise<FormRow> {
  const [row] = await ctx.db.select().from(projectForm).where(thisForm(ctx, id))
  if (!row) throw notFound()
  return row
}

/**
 * Locks the row until the end of the transaction, so that the second of two concurrent saves sees the result of the
 * first.
 */
export async function lockForm(ctx: Context, id: string): Promise<FormRow> {
  const [row] = await ctx.db.select().from(projectForm).where(thisForm(ctx, id)).for('update')
  if (!row) throw notFound()
  return row
}

export async function workbenchOf(ctx: Context, row: FormRow): Promise<Workbench> {
  const newest = await lookNewestVersionFor(ctx, row.id)
  const published = newest && formDefinition.parse(newest.definition)
  const draft = row.draft === null ? null : formDefinition.parse(row.draft)
  const definition = draft ?? published
  if (!definition) throw new Error('a form has neither a draft nor a version')
  return { row, newest, published, definition }
}

export async function lookNewestVersionFor(ctx: Context, formId: string): Promise<VersionRow | null> {
  const [newest] = await ctx.db
    .select()
    .from(applicationForm)
    .where(and(eq(applicationForm.workspaceId, ctx.workspace.id), eq(applicationForm.projectFormId, formId)))
    .orderBy(desc(applicationForm.versionNumber))
    .limit(1)
  return newest ?? null
}

export async function findVersion(ctx: Context, formId: string, versionNumber: number): Promise<VersionRow> {
  const [version] = await ctx.db
    .select()
    .from(applicationForm)
    .where(
      and(
        eq(applicationForm.workspaceId, ctx.workspace.id),
        eq(applicationForm.projectFormId, formId),
        eq(applicationForm.versionNumber, versionNumber),
      ),
    )
  if (!version) throw notFound()
  return version
}

export const thisForm = (ctx: Context, id: string) =>
  and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.id, id))

/** Writes the changed fields and increments the version. */
export async function changeForm(ctx: Context, row: FormRow, fields: Partial<FormRow>): Promise<FormRow> {
  const [changed] = await ctx.db
    .update(projectForm)
    .set({ ...fields, version: row.version + 1 })
    .where(and(thisForm(ctx, row.id), eq(projectForm.version, row.version)))
    .returning()
  if (!changed) throw new Error('a form that was held has changed')
  return changed
}
