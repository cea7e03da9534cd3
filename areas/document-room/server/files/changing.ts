// Renames, moves, orders, releases and deletes files of a room.

import { and, asc, eq } from 'drizzle-orm'
import { letGoOf } from '#areas/files/server/public.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/files.ts'
import { fileCan } from '../../rules/file-can.ts'
import { recordAccess } from '../log/access-entry.ts'
import { categoryIn, readCategories } from '../rooms/category-rows.ts'
import { judged } from '../rooms/room-content.ts'
import { lockRoom, roomSubject } from '../rooms/room-row.ts'
import { assertWritable, findAdmitted, forStaffAndGuests } from '../rooms/viewer.ts'
import { roomFile } from '../tables.ts'
import { writeOrder } from '../write-order.ts'
import { contentsOfFiles, findFile, inCategory, thisFile } from './file-rows.ts'
import { nextPosition } from './upload.ts'

const permission = 'object_write'

async function lockFile(ctx: StaffContext, { slug, fileId }: { slug: string; fileId: string }, version?: number) {
  const room = await lockRoom(ctx, slug)
  assertWritable(room)
  const file = await findFile(ctx, room.id, fileId)
  if (version !== undefined && file.version !== version) throw staleVersion({ name: file.name })
  return { room, file }
}

export const changeRoomFile = handler(contract.changeRoomFile, { permission }, async (ctx, { params, body }) => {
  const { room, file } = await lockFile(ctx, params, body.version)
  const categories = await readCategories(ctx, room)
  const [from, to] = [file.categoryId, body.category_id].map((id) => categoryIn(categories, id))
  const isMoved = file.categoryId !== body.category_id
  await ctx.db
    .update(roomFile)
    .set({
      name: body.name,
      categoryId: body.category_id,
      ...(isMoved && { position: await nextPosition(ctx, body.category_id) }),
      version: file.version + 1,
    })
    .where(thisFile(ctx, file.id))
  ctx.record({
    event: isMoved ? 'document_room.file_moved' : 'document_room.file_renamed',
    subject: roomSubject(room),
    changes: [
      { field: 'file', old: file.name, new: body.name },
      ...(isMoved ? [{ field: 'category', old: from?.titleDe ?? null, new: to?.titleDe ?? null }] : []),
    ],
  })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
})

export const arrangeRoomFiles = handler(contract.arrangeRoomFiles, { permission }, async (ctx, { params, body }) => {
  const room = await lockRoom(ctx, params.slug)
  assertWritable(room)
  const category = categoryIn(await readCategories(ctx, room), body.category_id)
  const stored = await ctx.db
    .select({ id: roomFile.id })
    .from(roomFile)
    .where(inCategory(ctx, category.id))
    .orderBy(asc(roomFile.position))
  const isSame = stored.length === body.order.length && stored.every(({ id }) => body.order.includes(id))
  if (!isSame) throw new AppError('document_room_order_outdated')
  await writeOrder(ctx, roomFile, body.order)
  const change = { field: 'category', old: category.titleDe, new: category.titleDe }
  ctx.record({ event: 'document_room.files_arranged', subject: roomSubject(room), changes: [change] })
  return {}
})

export const releaseRoomFile = handler(contract.releaseRoomFile, { permission }, async (ctx, { params, body }) => {
  const { room, file } = await lockFile(ctx, params, body.version)
  if (file.state === 'released') throw new AppError('document_room_is_released')
  await ctx.db
    .update(roomFile)
    .set({ state: 'released', releasedAt: ctx.now, version: file.version + 1 })
    .where(and(thisFile(ctx, file.id), eq(roomFile.state, 'waiting')))
  await recordAccess(ctx, { room, guest: null }, { action: 'released', file })
  const change = { field: 'file', old: null, new: file.name }
  ctx.record({ event: 'document_room.file_released', subject: roomSubject(room), changes: [change] })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_released', { name: file.name }) }] }
})

export const deleteRoomFile = handler(contract.deleteRoomFile, forStaffAndGuests, async (ctx, { params }) => {
  const viewed = await findAdmitted(ctx, params.slug)
  if (!viewed.guest && !ctx.can(permission)) throw new AppError('general_access_denied', { status: 403 })
  const { room, file } = await lockFile(ctx, params)
  if (viewed.guest) assertAllowed(fileCan.beTakenBack(judged(ctx, viewed, file)))
  const contents = await contentsOfFiles(ctx, eq(roomFile.id, file.id))
  await ctx.db.delete(roomFile).where(thisFile(ctx, file.id))
  await letGoOf(ctx, contents)
  await recordAccess(ctx, viewed, { action: 'removed', file })
  const change = { field: 'file', old: file.name, new: null }
  ctx.record({ event: 'document_room.file_deleted', subject: roomSubject(room), changes: [change] })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_deleted', { title: file.name }) }] }
})
