// The forms of one kind, the default form, and the objects that use another form.

import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { projectForm } from '#areas/forms/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { makeDefault } from './change-forms.ts'
import { lockForm } from './form-row.ts'
import { formsOfKind, kindOf, summariesOf } from './summaries.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/forms.ts'

export const getFormsOfKind = handler(contract.getFormsOfKind, { permission: 'admin' }, async (ctx, { params }) => {
  return pageOf(ctx, params.type)
})

export const saveFormsOfKind = handler(
  contract.saveFormsOfKind,
  { permission: 'admin' },
  async (ctx, { params, body }) => {
    if (body.defaultFormId) {
      const row = await lockForm(ctx, body.defaultFormId)
      if (row.kind !== params.type) throw fieldRefusal('defaultFormId', 'form_settings_of_another_kind')
      await makeDefault(ctx, row)
    }
    await assign(ctx, params.type, body.objects)
    const notify = [{ type: 'success' as const, title: ctx.t('form_settings_kind_saved') }]
    return { ...(await pageOf(ctx, params.type)), notify }
  },
)

async function pageOf(ctx: StaffContext, kind: FormKind) {
  const rows = await formsOfKind(ctx, kind)
  const ids = rows.map(({ id }) => id)
  const objects =
    ids.length === 0
      ? []
      : await ctx.db
          .select({
            id: propertyObject.id,
            title: propertyObject.title,
            referenceNumber: propertyObject.referenceNumber,
            formId: propertyObject.formId,
            secondFormId: propertyObject.secondFormId,
          })
          .from(propertyObject)
          .where(
            and(
              eq(propertyObject.workspaceId, ctx.workspace.id),
              or(
                and(isNotNull(propertyObject.formId), inArray(propertyObject.formId, ids)),
                and(isNotNull(propertyObject.secondFormId), inArray(propertyObject.secondFormId, ids)),
              ),
            ),
          )
          .orderBy(asc(propertyObject.referenceNumber), asc(propertyObject.id))
          .limit(1000)
  return { ...kindOf(ctx, kind, await summariesOf(ctx, rows)), objects }
}

type Assignment = Input<typeof contract.saveFormsOfKind>['body']['objects'][number]

async function assign(ctx: StaffContext, kind: FormKind, wanted: readonly Assignment[]): Promise<void> {
  if (wanted.length === 0) return
  const forms = await ctx.db
    .select({ id: projectForm.id, name: projectForm.name })
    .from(projectForm)
    .where(and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.kind, kind)))
  const nameById = new Map(forms.map(({ id, name }) => [id, name]))
  const named = wanted
    .flatMap(({ formId, secondFormId }) => [formId, secondFormId])
    .filter((id) => typeof id === 'string')
  if (!named.every((id) => nameById.has(id))) throw fieldRefusal('objects', 'form_settings_of_another_kind')
  const objects = await ctx.db
    .select({
      id: propertyObject.id,
      title: propertyObject.title,
      formId: propertyObject.formId,
      secondFormId: propertyObject.secondFormId,
    })
    .from(propertyObject)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        inArray(
          propertyObject.id,
          wanted.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(propertyObject.id))
    .for('no key update')
  for (const object of objects) {
    const { formId = object.formId, secondFormId = object.secondFormId } =
      wanted.find(({ id }) => id === object.id) ?? {}
    const next = { formId, secondFormId }
    const changes = (['formId', 'secondFormId'] as const)
      .filter((field) => next[field] !== object[field])
      .map((field) => ({
        field: field === 'formId' ? 'form' : 'second_form',
        old: nameById.get(object[field] ?? '') ?? object[field],
        new: nameById.get(next[field] ?? '') ?? next[field],
      }))
    if (changes.length === 0) continue
    await ctx.db
      .update(propertyObject)
      .set(next)
      .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, object.id)))
    ctx.record({
      event: 'object.form_chosen',
      subject: { kind: 'object', id: object.id, title: object.title },
      changes,
    })
  }
}
