// Staff change the categories of a room. Rights apply at once.

import { AppError, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/room.ts'
import { mostCategories } from '../../rules/standard-categories.ts'
import { inCategory } from '../files/file-rows.ts'
import { readRoles } from '../settings/role-rows.ts'
import { roomCategory, roomFile } from '../tables.ts'
import { assertArrangement, assertParent, changedFields, knownRights } from './category-checks.ts'
import { categoryIn, readCategories, thisCategory } from './category-rows.ts'
import { lockRoom, roomSubject } from './room-row.ts'
import { assertWritable } from './viewer.ts'

const permission = 'object_write'

async function lockCategories(ctx: StaffContext, slug: string) {
  const room = await lockRoom(ctx, slug)
  assertWritable(room)
  return { room, categories: await readCategories(ctx, room) }
}

export const createRoomCategory = handler(
  contract.createRoomCategory,
  { permission },
  async (ctx, { params, body }) => {
    const { room, categories } = await lockCategories(ctx, params.slug)
    assertParent(categories, body.parent_id)
    if (categories.length >= mostCategories) {
      throw new AppError('document_room_category_too_many', { values: { count: mostCategories } })
    }
    const siblings = categories.filter(({ parentId }) => parentId === body.parent_id)
    const id = newId()
    await ctx.db.insert(roomCategory).values({
      workspaceId: ctx.workspace.id,
      id,
      roomId: room.id,
      parentId: body.parent_id,
      position: Math.max(0, ...siblings.map(({ position }) => position)) + 1,
      titleDe: body.title_de,
      titleFr: body.title_fr,
      rights: knownRights(await readRoles(ctx), body.rights),
      createdAt: ctx.now,
    })
    const change = { field: 'category', old: null, new: body.title_de }
    ctx.record({ event: 'document_room.category_added', subject: roomSubject(room), changes: [change] })
    return { id, notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
  },
)

export const changeRoomCategory = handler(
  contract.changeRoomCategory,
  { permission },
  async (ctx, { params, body }) => {
    const { room, categories } = await lockCategories(ctx, params.slug)
    const before = categoryIn(categories, params.categoryId)
    if (before.version !== body.version) throw staleVersion({ title_de: before.titleDe, title_fr: before.titleFr })
    const roles = await readRoles(ctx)
    const after = { titleDe: body.title_de, titleFr: body.title_fr, rights: knownRights(roles, body.rights) }
    await ctx.db
      .update(roomCategory)
      .set({ ...after, version: before.version + 1 })
      .where(thisCategory(ctx, before.id))
    ctx.record({
      event: 'document_room.category_changed',
      subject: roomSubject(room),
      changes: [
        { field: 'category', old: before.titleDe, new: after.titleDe },
        ...changedFields(roles, before, after).filter(({ field }) => field === 'rights'),
      ],
    })
    return { notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
  },
)

export const deleteRoomCategory = handler(contract.deleteRoomCategory, { permission }, async (ctx, { params }) => {
  const { room, categories } = await lockCategories(ctx, params.slug)
  const category = categoryIn(categories, params.categoryId)
  const files = await ctx.db.$count(roomFile, inCategory(ctx, category.id))
  if (files > 0) throw new AppError('document_room_category_locked_files', { values: { count: files } })
  const below = categories.filter(({ parentId }) => parentId === category.id).length
  if (below > 0) throw new AppError('document_room_category_locked_below', { values: { count: below } })
  await ctx.db.delete(roomCategory).where(thisCategory(ctx, category.id))
  const change = { field: 'category', old: category.titleDe, new: null }
  ctx.record({ event: 'document_room.category_deleted', subject: roomSubject(room), changes: [change] })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_deleted', { title: category.titleDe }) }] }
})

export const arrangeRoomCategories = handler(
  contract.arrangeRoomCategories,
  { permission },
  async (ctx, { params, body }) => {
    const { room, categories } = await lockCategories(ctx, params.slug)
    for (const { id, parentId, position } of assertArrangement(categories, body.order)) {
      await ctx.db.update(roomCategory).set({ parentId, position }).where(thisCategory(ctx, id))
    }
    ctx.record({ event: 'document_room.categories_arranged', subject: roomSubject(room) })
    return {}
  },
)
