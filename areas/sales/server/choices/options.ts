// Staff define the options of a project. A changed content becomes a new version; buyers who chose keep theirs.

import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import * as contract from '../../contract/options.ts'
import type { OptionData, SaleOptionView } from '../../contract/options.ts'
import { mostOptions, titleIn, type OptionContent } from '../../rules/choices/option-content.ts'
import { saleOption, saleOptionVersion } from './choices-tables.ts'
import { countChoices } from './choice-counts.ts'
import {
  lockOption,
  lockOptions,
  nextPosition,
  readContents,
  readOptions,
  readPictures,
  writeOrder,
  type OptionRow,
} from './option-rows.ts'

const permission = 'object_write'

export const listOptions = handler(contract.listOptions, { permission: 'applications_read' }, async (ctx) => {
  const rows = await readOptions(ctx)
  const ids = rows.map(({ id }) => id)
  const contentOf = await readContents(ctx, ids)
  const pictures = await readPictures(ctx, ids)
  const countsOf = await countChoices(ctx)
  const options = rows.map((row): SaleOptionView => {
    const content = contentOf(row.id, row.contentVersion)
    const picture = pictures.get(row.id)
    return {
      ...content,
      choices: content.choices.map((one) => ({ ...one, effect: francsOf(one.effect) })),
      id: row.id,
      version: row.version,
      contentVersion: row.contentVersion,
      deadlineOn: row.deadlineOn,
      deadlineDays: row.deadlineDays,
      reach: row.reach,
      buildingIds: row.buildingIds,
      objectIds: row.objectIds,
      endedAt: row.endedAt?.toISOString() ?? null,
      picture: picture
        ? {
            id: picture.id,
            url: fileAddress.protected(picture.id, picture.name),
            key: picture.id,
            displayName: picture.name,
            contentType: picture.contentType,
            size: picture.size,
          }
        : null,
      counts: countsOf(row.id),
    }
  })
  return {
    options: options.toSorted(endedLast),
    canWrite: ctx.can(permission),
  }
})

const endedLast = (a: { endedAt: unknown }, b: { endedAt: unknown }) =>
  Number(a.endedAt !== null) - Number(b.endedAt !== null)

/** A project sells rarely more. */
const mostTargets = 1000

export const listOptionTargets = handler(contract.listOptionTargets, { permission }, async (ctx) => {
  const buildings = await ctx.db
    .select({ value: building.id, displayName: building.title })
    .from(building)
    .where(eq(building.workspaceId, ctx.workspace.id))
    .orderBy(asc(building.title), asc(building.id))
    .limit(mostTargets)
  const objects = await ctx.db
    .select({ value: propertyObject.id, displayName: propertyObject.title })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), isNotNull(propertyObject.sellingPrice)))
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
    .limit(mostTargets)
  return { buildings, objects }
})

export const createOption = handler(contract.createOption, { permission }, async (ctx, { body }) => {
  if (ctx.workspace.projectType !== 'sale') throw new AppError('sales_reason_not_selling')
  if ((await readOptions(ctx)).length >= mostOptions) throw new AppError('sales_option_too_many')
  const content = contentIn(body, null)
  const columns = await columnsIn(ctx, body)
  const id = newId()
  const acting = { createdBy: ctx.user.id, createdAt: ctx.now }
  await ctx.db.insert(saleOption).values({
    workspaceId: ctx.workspace.id,
    id,
    position: await nextPosition(ctx),
    contentVersion: 1,
    ...columns,
    ...acting,
  })
  await insertVersion(ctx, { optionId: id, version: 1, content })
  ctx.record({ event: 'sale_option.added', subject: subjectOf(id, content) })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_option', { title: titleIn(content, ctx.language) }) }] }
})

export const saveOption = handler(contract.saveOption, { permission }, async (ctx, { params, body }) => {
  const row = await lockOption(ctx, params.id, body.version)
  const before = (await readContents(ctx, [row.id]))(row.id, row.contentVersion)
  const content = contentIn(body, before)
  const columns = await columnsIn(ctx, body)
  const isChanged = JSON.stringify(content) !== JSON.stringify(before)
  const contentVersion = row.contentVersion + (isChanged ? 1 : 0)
  if (isChanged) await insertVersion(ctx, { optionId: row.id, version: contentVersion, content })
  await writeOption(ctx, row, { ...columns, contentVersion })
  ctx.record({
    event: 'sale_option.changed',
    subject: subjectOf(row.id, content),
    changes: [
      ...(isChanged ? [{ field: 'version', old: row.contentVersion, new: contentVersion }] : []),
      ...deadlineChange(row, body),
    ],
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_option', { title: titleIn(content, ctx.language) }) }] }
})

export const endOption = handler(contract.endOption, { permission }, async (ctx, { params, body }) => {
  const row = await lockOption(ctx, params.id, body.version)
  const content = (await readContents(ctx, [row.id]))(row.id, row.contentVersion)
  await writeOption(ctx, row, { endedAt: body.isEnded ? ctx.now : null })
  const subject = subjectOf(row.id, content)
  ctx.record({ event: body.isEnded ? 'sale_option.ended' : 'sale_option.offered_again', subject })
  const key = body.isEnded ? 'sales_done_option_ended' : 'sales_done_option_again'
  return { notify: [{ type: 'success', title: ctx.t(key, { title: titleIn(content, ctx.language) }) }] }
})

export const moveOption = handler(contract.moveOption, { permission }, async (ctx, { params, body: { order } }) => {
  const before = (await lockOptions(ctx)).toSorted(endedLast)
  const row = before.find(({ id }) => id === params.id)
  if (!row) throw notFound('sales_option_not_found')
  const others = (ids: readonly string[]) => ids.filter((id) => id !== row.id).join()
  const seen = before.map(({ id }) => id)
  const isSeen = order.length === seen.length && order.includes(row.id) && others(order) === others(seen)
  if (!isSeen) throw new AppError('sales_options_moved_on')
  await writeOrder(ctx, order)
  const content = (await readContents(ctx, [row.id]))(row.id, row.contentVersion)
  ctx.record({
    event: 'sale_option.moved',
    subject: subjectOf(row.id, content),
    changes: [{ field: 'position', old: seen.indexOf(row.id) + 1, new: order.indexOf(row.id) + 1 }],
  })
  return {}
})

export const subjectOf = (id: string, { titleDe }: OptionContent) => ({ kind: 'sale_option', id, title: titleDe })

const writeOption = (ctx: StaffContext, row: OptionRow, fields: Partial<OptionRow>) =>
  ctx.db
    .update(saleOption)
    .set({ ...fields, version: row.version + 1 })
    .where(and(eq(saleOption.workspaceId, ctx.workspace.id), eq(saleOption.id, row.id)))

const insertVersion = (
  ctx: StaffContext,
  { optionId, version, content }: { optionId: string; version: number; content: OptionContent },
) =>
  ctx.db.insert(saleOptionVersion).values({
    workspaceId: ctx.workspace.id,
    optionId,
    versionNumber: version,
    content,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })

/** Known choices keep their key, so that lists of all buyers stay comparable. */
function contentIn({ titleDe, titleFr, textDe, textFr, choices }: OptionData, before: OptionContent | null) {
  if (choices[0]?.effect !== 0) throw fieldRefusal('choices.0.effect', 'sales_option_included_no_effect')
  const known = new Set(before?.choices.map(({ key }) => key))
  const content: OptionContent = {
    titleDe,
    titleFr,
    textDe,
    textFr,
    choices: choices.map((one) => ({
      key: one.key !== null && known.delete(one.key) ? one.key : newSlug(),
      titleDe: one.titleDe,
      titleFr: one.titleFr,
      effect: rappenOf(one.effect),
    })),
  }
  return content
}

async function columnsIn(ctx: StaffContext, body: OptionData) {
  const { deadlineOn, deadlineDays, reach } = body
  if ((deadlineOn === null) === (deadlineDays === null)) throw fieldRefusal('deadlineOn', 'general_field_is_required')
  const buildingIds = reach === 'buildings' ? [...new Set(body.buildingIds)] : []
  const objectIds = reach === 'objects' ? [...new Set(body.objectIds)] : []
  if (reach === 'buildings' && buildingIds.length === 0) throw fieldRefusal('buildingIds', 'general_field_is_required')
  if (reach === 'objects' && objectIds.length === 0) throw fieldRefusal('objectIds', 'general_field_is_required')
  await assertKnown(ctx, { buildingIds, objectIds })
  return { deadlineOn, deadlineDays, reach, buildingIds, objectIds }
}

/** Arrays have no foreign keys: ids of other workspaces are refused here. */
async function assertKnown(
  ctx: StaffContext,
  { buildingIds, objectIds }: { buildingIds: string[]; objectIds: string[] },
): Promise<void> {
  const buildings = await ctx.db.$count(
    building,
    and(eq(building.workspaceId, ctx.workspace.id), inArray(building.id, buildingIds)),
  )
  if (buildings < buildingIds.length) throw fieldRefusal('buildingIds', 'general_value_not_valid')
  const objects = await ctx.db.$count(
    propertyObject,
    and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, objectIds)),
  )
  if (objects < objectIds.length) throw fieldRefusal('objectIds', 'general_value_not_valid')
}

const deadlineChange = (row: OptionRow, { deadlineOn, deadlineDays }: OptionData) => {
  const [before, after] = [row.deadlineOn ?? row.deadlineDays, deadlineOn ?? deadlineDays]
  return before === after ? [] : [{ field: 'choice_deadline', old: before, new: after }]
}
