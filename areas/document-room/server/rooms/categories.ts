// Staff change the categories of a room. Rights apply at once.

import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/room.ts'
import { inCategory } from '../files/file-rows.ts'
import { readRoles } from '../settings/role-rows.ts'
import { roomCategory, roomFile } from '../tables.ts'
import { writeTree } from '../write-order.ts'
import {
  assertArrangement,
  assertNothingBelow,
  changedCategory,
  changedFields,
  newCategory,
} from './category-checks.ts'
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
    const category = newCategory(categories, await readRoles(ctx), body)
    const own = { workspaceId: ctx.workspace.id, roomId: room.id, createdAt: ctx.now }
    await ctx.db.insert(roomCategory).values({ ...category, ...own })
    const change = { field: 'category', old: null, new: body.title_de }
    ctx.record({ event: 'document_room.category_added', subject: roomSubject(room), changes: [change] })
    return { id: category.id, notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
  },
)

export const changeRoomCategory = handler(
  contract.changeRoomCategory,
  { permission },
  async (ctx, { params, body }) => {
    const { room, categories } = await lockCategories(ctx, params.slug)
    const before = categoryIn(categories, params.categoryId)
    const roles = await readRoles(ctx)
    const after = changedCategory(before, roles, body)
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
  assertNothingBelow(categories, category.id)
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
    assertArrangement(categories, body.order)
    await writeTree(ctx, roomCategory, body.order)
    ctx.record({ event: 'document_room.categories_arranged', subject: roomSubject(room) })
    return {}
  },
)
