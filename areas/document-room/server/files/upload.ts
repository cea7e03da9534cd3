// Adds files and versions. Contents are received before the transaction; a file whose row cannot be saved is removed
// again (`platform/server/http/upload-route.ts`).

import { desc, eq } from 'drizzle-orm'
import { tellStaff } from '#areas/users/server/public.ts'
import { maxFileSizeMegabytes, type UploadedFile } from '#platform/contract/file.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { FileRules, ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import * as contract from '../../contract/files.ts'
import { roomFileKind, roomPath } from '../../rules/room-address.ts'
import { allows, rightsOfRole } from '../../rules/room-right.ts'
import { recordAccess } from '../log/access-entry.ts'
import { categoryIn, readCategories } from '../rooms/category-rows.ts'
import { lockRoom, roomSubject } from '../rooms/room-row.ts'
import { assertWritable, findAdmitted, forStaffAndGuests, nameOf, type Viewed } from '../rooms/viewer.ts'
import { roomFile, roomFileVersion } from '../tables.ts'
import { findFile, inCategory, thisFile } from './file-rows.ts'

const rules: FileRules = {
  maxBytes: maxFileSizeMegabytes * 1024 * 1024,
  types: contract.roomFileTypes,
  typeNames: contract.roomFileTypeNames,
  isToBeRead: true,
}

const mostFiles = 2000

export const uploadRoomFiles = uploadHandler(
  contract.uploadRoomFiles,
  { ...forStaffAndGuests, rules },
  async (ctx, { params, query }, received) => {
    const viewed = await findWriting(ctx, params.slug)
    const { room, guest } = viewed
    const categories = await readCategories(ctx, room)
    const category = categoryIn(categories, query.category_id)
    if (guest && !allows(rightsOfRole(categories, guest.roleId).get(category.id) ?? 'none', 'upload')) {
      throw new AppError('document_room_no_upload', { status: 403 })
    }
    if ((await ctx.db.$count(roomFile, eq(roomFile.roomId, room.id))) >= mostFiles) {
      throw new AppError('document_room_too_many_files', { values: { count: mostFiles } })
    }
    const id = received.id
    const isWaiting = guest !== null
    await ctx.db.insert(roomFile).values({
      workspaceId: ctx.workspace.id,
      id,
      roomId: room.id,
      categoryId: category.id,
      position: await nextPosition(ctx, category.id),
      name: received.name,
      state: isWaiting ? 'waiting' : 'released',
      uploadedBy: ctx.user.id,
      uploadedByName: nameOf(ctx),
      createdAt: ctx.now,
      releasedAt: isWaiting ? null : ctx.now,
    })
    await keepVersion(ctx, { fileId: id, versionNumber: 1, received })
    await recordAccess(ctx, viewed, { action: 'uploaded', file: { id, name: received.name, contentVersion: 1 } })
    const change = { field: 'file', old: null, new: received.name }
    ctx.record({ event: 'document_room.file_added', subject: roomSubject(room), changes: [change] })
    if (isWaiting) await tellWaiting(ctx, viewed)
    return answerOf(received)
  },
)

export const uploadRoomFileVersion = uploadHandler(
  contract.uploadRoomFileVersion,
  { permission: 'object_write', rules },
  async (ctx, { params }, received) => {
    const viewed = await findWriting(ctx, params.slug)
    const { room } = viewed
    const file = await findFile(ctx, room.id, params.fileId)
    const versionNumber = file.contentVersion + 1
    await keepVersion(ctx, { fileId: file.id, versionNumber, received })
    await ctx.db
      .update(roomFile)
      .set({ contentVersion: versionNumber, name: received.name, version: file.version + 1 })
      .where(thisFile(ctx, file.id))
    const uploaded = { id: file.id, name: received.name, contentVersion: versionNumber }
    await recordAccess(ctx, viewed, { action: 'uploaded', file: uploaded })
    ctx.record({
      event: 'document_room.file_replaced',
      subject: roomSubject(room),
      changes: [
        { field: 'file', old: file.name, new: received.name },
        { field: 'content_version', old: file.contentVersion, new: versionNumber },
      ],
    })
    return answerOf(received)
  },
)

/** The lock makes uploads of several files at once take consecutive positions. */
async function findWriting(ctx: StaffContext, slug: string): Promise<Viewed> {
  const viewed = await findAdmitted(ctx, slug)
  if (!viewed.guest && !ctx.can('object_write')) throw new AppError('general_access_denied', { status: 403 })
  assertWritable(await lockRoom(ctx, slug))
  return viewed
}

export async function nextPosition(ctx: StaffContext, categoryId: string): Promise<number> {
  const [last] = await ctx.db
    .select({ position: roomFile.position })
    .from(roomFile)
    .where(inCategory(ctx, categoryId))
    .orderBy(desc(roomFile.position))
    .limit(1)
  return (last?.position ?? 0) + 1
}

interface KeptVersion {
  fileId: string
  versionNumber: number
  received: ReceivedFile
}

async function keepVersion(ctx: StaffContext, { fileId, versionNumber, received }: KeptVersion): Promise<void> {
  const workspaceId = ctx.workspace.id
  const by = { uploadedBy: ctx.user.id, createdAt: ctx.now }
  await ctx.db.insert(storedFile).values({ workspaceId, ...received, ownerKind: roomFileKind, ownerId: fileId, ...by })
  await ctx.db.insert(roomFileVersion).values({
    workspaceId,
    fileId,
    versionNumber,
    storedFileId: received.id,
    uploadedByName: nameOf(ctx),
    ...by,
  })
}

const answerOf = ({ id, name, contentType, size }: ReceivedFile): UploadedFile => ({
  id,
  url: '',
  key: id,
  displayName: name,
  contentType,
  size,
})

const tellWaiting = (ctx: StaffContext, { room }: Viewed): Promise<void> =>
  tellStaff(ctx, {
    kind: 'room_file_waits',
    permission: 'object_write',
    name: `${nameOf(ctx)}: ${room.title}`,
    path: roomPath(room.slug),
    responsible: [],
  })
