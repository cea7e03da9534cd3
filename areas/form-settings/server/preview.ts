// Preview of a form: the page as applicants get it, with real objects. Nothing is created.

import { and, eq, sql } from 'drizzle-orm'
import { formProviderSettings } from '#areas/forms/rules/form-settings.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { pageParts, readObjects, worldOf, type ObjectOnOffer } from '#areas/application-form/server/public.ts'
import { offering } from '#areas/forms/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { findForm } from './form-row.ts'
import { definitionAt } from './versions.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/versions.ts'

export const previewForm = handler(contract.previewForm, { permission: 'admin' }, async (ctx, { params, query }) => {
  const row = await findForm(ctx, params.formId)
  const form = await offering(ctx, await definitionAt(ctx, row.id, query.of))
  const objects = (await readObjects(ctx, await someObjects(ctx, row.kind))).map(asOnOffer)
  const world = await worldOf(ctx, objects)
  return {
    language: query.lang ?? ctx.language,
    ...(await pageParts(ctx, { form, template: row.template, objects, world })),
    formId: null,
    kind: row.kind,
    providers: (await readSetting(ctx, 'form_providers', formProviderSettings)).providers,
  }
})

/** A let object is not offered to applicants. If no object is free, the sample is shown as available. */
const asOnOffer = (object: ObjectOnOffer): ObjectOnOffer => ({
  ...object,
  card: { ...object.card, ...object.price, isFree: true, isFull: false },
})

const isSold = sql`${propertyObject.grossRent} is null and ${propertyObject.sellingPrice} is not null`

const whichObjects: Record<FormKind, ReturnType<typeof sql>> = {
  apartment: sql`${propertyObject.kind} = 'apartment' and not (${isSold})`,
  parking: sql`${propertyObject.kind} = 'parkingspace' and not (${isSold})`,
  business: sql`${propertyObject.kind} = 'craft' and not (${isSold})`,
  sale: isSold,
  waitlist_criteria: sql`false`,
}

async function someObjects(ctx: StaffContext, kind: FormKind): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), whichObjects[kind]))
    .orderBy(
      sql`(${propertyObject.lettingState} = 'available') desc, ${propertyObject.isPublished} desc`,
      propertyObject.id,
    )
    .limit(2)
  return rows.map(({ id }) => id)
}
