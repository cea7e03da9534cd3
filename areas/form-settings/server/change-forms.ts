// Creates, copies, renames and selects forms. Answers stay with their version, even if the form changes.

import { productForm } from '#areas/forms/rules/defaults/default-forms.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { projectForm } from '#areas/forms/server/public.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import {
  changeForm,
  findForm,
  lockForm,
  lookNewestVersionFor,
  subjectOf,
  workbenchOf,
  type FormRow,
} from './form-row.ts'
import { giveUpDefault } from './used-by-itself.ts'
import { summaryOf } from './summaries.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/forms.ts'

export const changeForms = handler(contract.changeForms, { permission: 'admin' }, async (ctx, { body }) => {
  const row = await action(ctx, body)
  return {
    form: await summaryOf(ctx, row),
    notify: [{ type: 'success', title: ctx.t('form_settings_saved', { name: row.name }) }],
  }
})

async function action(ctx: StaffContext, body: BodyOf<typeof contract.changeForms>): Promise<FormRow> {
  switch (body.action) {
    case 'create':
      return create(ctx, { ...body, definition: productForm(body.kind, ctx.workspace.projectType) })
    case 'duplicate':
      return duplicate(ctx, body)
    case 'change':
      return rename(ctx, body)
    case 'set_default':
      return makeDefault(ctx, await lockForm(ctx, body.formId))
    default:
      return body.action === 'activate' ? activate(ctx, body.formId) : deactivate(ctx, body.formId)
  }
}

type NewForm = Pick<FormRow, 'kind' | 'name' | 'template'> & { definition: FormDefinition }

/** A new form is a draft until it is published. */
async function create(ctx: StaffContext, { kind, name, template, definition }: NewForm): Promise<FormRow> {
  const [row] = await ctx.db
    .insert(projectForm)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      kind,
      name,
      template,
      draft: definition,
      draftAt: ctx.now,
      draftBy: ctx.user.id,
      createdAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the form was not made')
  ctx.record({ event: 'form.created', subject: subjectOf(row) })
  return row
}

async function duplicate(ctx: StaffContext, { formId, name }: { formId: string; name: string }): Promise<FormRow> {
  const { row, definition } = await workbenchOf(ctx, await findForm(ctx, formId))
  return create(ctx, { kind: row.kind, template: row.template, name, definition })
}

type Changed = Extract<BodyOf<typeof contract.changeForms>, { action: 'change' }>

async function rename(ctx: StaffContext, { formId, version, name, template }: Changed): Promise<FormRow> {
  const row = await lockForm(ctx, formId)
  const wanted = { name: name ?? row.name, template: template ?? row.template }
  const changes = (['name', 'template'] as const)
    .filter((field) => wanted[field] !== row[field])
    .map((field) => ({ field, old: row[field], new: wanted[field] }))
  if (changes.length === 0) return row
  if (row.version !== version) {
    throw staleVersion({ version: row.version, name: row.name, template: row.template })
  }
  const changed = await changeForm(ctx, row, wanted)
  ctx.record({ event: 'form.changed', subject: subjectOf(changed), changes })
  return changed
}

export async function makeDefault(ctx: StaffContext, row: FormRow): Promise<FormRow> {
  if (row.isDefault) return row
  if (!row.isActive) throw new AppError('form_settings_not_active')
  if (!(await lookNewestVersionFor(ctx, row.id))) throw new AppError('form_settings_not_published')
  await giveUpDefault(ctx, row.kind)
  const changed = await changeForm(ctx, row, { isDefault: true })
  ctx.record({ event: 'form.made_default', subject: subjectOf(changed) })
  return changed
}

async function activate(ctx: StaffContext, id: string): Promise<FormRow> {
  const row = await lockForm(ctx, id)
  if (row.isActive) return row
  const changed = await changeForm(ctx, row, { isActive: true })
  ctx.record({ event: 'form.activated', subject: subjectOf(changed) })
  return changed
}

/** Its objects then use the default form of their kind; drafts in progress keep this form. */
async function deactivate(ctx: StaffContext, id: string): Promise<FormRow> {
  const row = await lockForm(ctx, id)
  if (!row.isActive) return row
  if (row.isDefault) throw new AppError('form_settings_is_default')
  const changed = await changeForm(ctx, row, { isActive: false })
  ctx.record({ event: 'form.deactivated', subject: subjectOf(changed) })
  return changed
}
