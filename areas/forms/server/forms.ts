// Selects the form: that of the wished objects, else the default of their kind, in its newest version. An application
// in progress keeps the version it began with.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { defaultForms, productForm } from '../rules/defaults/default-forms.ts'
import { asksForProvider, withAllProviders, withProviders } from '../rules/deposit-providers.ts'
import type { FormDefinition } from '../rules/form-definition.ts'
import type { FormKind, FormTemplate } from '../rules/form-kinds.ts'
import { formProviderSettings } from '../rules/form-settings.ts'
import { applicationForm, projectForm } from './tables.ts'
import { definitionOf } from './version-definition.ts'

/** A published version as used by applicants. */
export interface StoredForm {
  /** Id of the version, stored with the answers. */
  id: string
  /** Id of the form in the settings. */
  projectFormId: string
  form: FormDefinition
  template: FormTemplate
}

export interface WantedForm {
  kind: FormKind
  /** Form set on the objects. */
  formId?: string | null
}

/** Null if no form is published for it; the product form applies then. */
export async function lookForForm(ctx: Context, { kind, formId }: WantedForm): Promise<StoredForm | null> {
  const own = formId ? await newestOf(ctx, eq(projectForm.id, formId)) : null
  return own ?? newestOf(ctx, and(eq(projectForm.kind, kind), eq(projectForm.isDefault, true)))
}

async function newestOf(
  ctx: Context,
  which: ReturnType<typeof eq> | ReturnType<typeof and>,
): Promise<StoredForm | null> {
  const [row] = await ctx.db
    .select({ versionId: applicationForm.id, formId: projectForm.id, template: projectForm.template })
    .from(projectForm)
    .innerJoin(
      applicationForm,
      and(eq(applicationForm.workspaceId, projectForm.workspaceId), eq(applicationForm.projectFormId, projectForm.id)),
    )
    .where(and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.isActive, true), which))
    .orderBy(desc(applicationForm.versionNumber))
    .limit(1)
  if (!row) return null
  const form = await offering(ctx, await definitionOf(ctx, row.versionId))
  return { id: row.versionId, projectFormId: row.formId, form, template: row.template }
}

/** Returns the form in use; on first use the product form becomes version 1 of the kind's default. */
export async function ensureDefaultForm(ctx: Context, wanted: WantedForm = { kind: 'apartment' }): Promise<StoredForm> {
  const stored = await lookForForm(ctx, wanted)
  if (stored) return stored
  await makeDefaultForm(ctx, wanted.kind)
  const now = await lookForForm(ctx, wanted)
  // A workspace that has deactivated its form accepts no applications.
  if (!now) throw notFound('application_form_link_not_valid')
  return now
}

/**
 * If two calls run at once, the second waits for the first and uses its form. A kind that has forms but no default
 * gets none.
 */
export async function makeDefaultForm(ctx: Context, kind: FormKind): Promise<void> {
  const [known] = await ctx.db
    .select({ id: projectForm.id })
    .from(projectForm)
    .where(and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.kind, kind)))
    .limit(1)
  if (known) return
  const [made] = await ctx.db
    .insert(projectForm)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      kind,
      name: ctx.t('form_settings_first_name'),
      template: ctx.workspace.formTemplate,
      isDefault: true,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: projectForm.id })
  if (!made) return
  await ctx.db.insert(applicationForm).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    projectFormId: made.id,
    versionNumber: 1,
    definition: productForm(kind, ctx.workspace.projectType),
    createdAt: ctx.now,
  })
}

/**
 * Version that the answers were given to, with the current providers. Without an id, the product's form for
 * apartments.
 */
export async function findStoredForm(ctx: Context, id: string | null): Promise<Pick<StoredForm, 'form' | 'template'>> {
  const { form, template } = await findVersion(ctx, id)
  return { form: await offering(ctx, form), template }
}

/** The same for staff: includes labels for every answer ever given. */
export async function findForm(ctx: Context, id: string | null): Promise<FormDefinition> {
  const { form } = await findVersion(ctx, id)
  if (!asksForProvider(form)) return form
  const { providers } = await readSetting(ctx, 'form_providers', formProviderSettings)
  return withAllProviders(form, providers)
}

async function findVersion(ctx: Context, id: string | null): Promise<Pick<StoredForm, 'form' | 'template'>> {
  if (!id) return { form: defaultForms.apartment, template: ctx.workspace.formTemplate }
  const [row] = await ctx.db
    .select({ template: projectForm.template })
    .from(applicationForm)
    .innerJoin(
      projectForm,
      and(eq(projectForm.workspaceId, applicationForm.workspaceId), eq(projectForm.id, applicationForm.projectFormId)),
    )
    .where(and(eq(applicationForm.workspaceId, ctx.workspace.id), eq(applicationForm.id, id)))
  if (!row) throw notFound()
  return { form: await definitionOf(ctx, id), template: row.template }
}

/** Adds the deposit providers of the settings. */
export async function offering(ctx: Context, form: FormDefinition): Promise<FormDefinition> {
  if (!asksForProvider(form)) return form
  const { providers } = await readSetting(ctx, 'form_providers', formProviderSettings)
  return withProviders(form, providers)
}

/** Name of a deposit provider; falls back to the product's text for providers no longer in the settings. */
export async function providerName(ctx: Context, key: string): Promise<string> {
  const { providers } = await readSetting(ctx, 'form_providers', formProviderSettings)
  const named = providers.find((one) => one.key === key)?.name
  if (named) return named
  const word = `application_form_option_provider_${key}`
  return ctx.t(word) === word ? key : ctx.t(word)
}
