// Which form a workspace uses: its newest published version, at first the default one.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/refusal.ts'
import { defaultForm } from '../rules/default-form.ts'
import { formDefinition, type FormDefinition } from '../rules/form-definition.ts'
import { applicationForm } from './tables.ts'

export interface StoredForm {
  id: string
  form: FormDefinition
}

const kind = 'apartment'

/** Null while the workspace has not used any form: then the default one counts. */
export async function lookForForm(ctx: Context): Promise<StoredForm | null> {
  const [row] = await ctx.db
    .select()
    .from(applicationForm)
    .where(
      and(
        eq(applicationForm.workspaceId, ctx.workspace.id),
        eq(applicationForm.kind, kind),
        eq(applicationForm.isPublished, true),
      ),
    )
    .orderBy(desc(applicationForm.versionNumber))
    .limit(1)
  return row ? { id: row.id, form: formDefinition.parse(row.definition) } : null
}

/** The form in use; on first use the default form becomes version 1 of the workspace. */
export async function ensureDefaultForm(ctx: Context): Promise<StoredForm> {
  const stored = await lookForForm(ctx)
  if (stored) return stored
  await ctx.db
    .insert(applicationForm)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      kind,
      versionNumber: 1,
      definition: defaultForm,
      isPublished: true,
      createdAt: ctx.now,
    })
    // Two people who start first: the second uses what the first has stored.
    .onConflictDoNothing()
  const now = await lookForForm(ctx)
  // A workspace that has taken its form back takes no applications.
  if (!now) throw notFound('application_form_link_not_valid')
  return now
}

/** The version that answers were given to; without one the default form. */
export async function findForm(ctx: Context, id: string | null): Promise<FormDefinition> {
  if (!id) return defaultForm
  const [row] = await ctx.db
    .select()
    .from(applicationForm)
    .where(and(eq(applicationForm.workspaceId, ctx.workspace.id), eq(applicationForm.id, id)))
  if (!row) throw notFound()
  return formDefinition.parse(row.definition)
}
