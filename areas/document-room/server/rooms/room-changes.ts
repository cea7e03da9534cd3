// Staff change, close and delete a room.

import { eq } from 'drizzle-orm'
import { letGoOf, removeContentsJob } from '#areas/files/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/room.ts'
import { contentsOfFiles } from '../files/file-rows.ts'
import { documentRoom, roomFile, roomTerms } from '../tables.ts'
import { changeRoom, lockRoom, roomSubject, thisRoom, type RoomRow } from './room-row.ts'
import { readTerms } from './room-view.ts'
import { assertWritable } from './viewer.ts'

const permission = 'object_write'

export const changeDocumentRoom = handler(
  contract.changeDocumentRoom,
  { permission },
  async (ctx, { params, body }) => {
    const room = await lockRoom(ctx, params.slug, body.version)
    assertWritable(room)
    const terms = await keepTerms(ctx, room, { textDe: body.terms_de, textFr: body.terms_fr })
    const fields = { title: body.title, closesOn: body.closes_on, endsWhenSold: body.ends_when_sold }
    await changeRoom(ctx, room, { ...fields, termsVersion: terms })
    ctx.record({
      event: 'document_room.changed',
      subject: roomSubject({ ...room, ...fields }),
      changes: [
        { field: 'title', old: room.title, new: fields.title },
        { field: 'closes_on', old: room.closesOn, new: fields.closesOn },
        { field: 'ends_when_sold', old: room.endsWhenSold, new: fields.endsWhenSold },
        { field: 'terms_version', old: room.termsVersion, new: terms },
      ].filter((change) => change.old !== change.new),
    })
    return { notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
  },
)

/** Returns the version in force. Without a text in one language, guests read the other one. */
async function keepTerms(ctx: StaffContext, room: RoomRow, given: { textDe: string; textFr: string }): Promise<number> {
  const textDe = given.textDe || given.textFr
  const textFr = given.textFr || given.textDe
  if (!textDe) return 0
  const present = room.termsVersion > 0 ? await readTerms(ctx, room) : undefined
  if (present?.textDe === textDe && present.textFr === textFr) return room.termsVersion
  const kept = await ctx.db.$count(roomTerms, eq(roomTerms.roomId, room.id))
  await ctx.db.insert(roomTerms).values({
    workspaceId: ctx.workspace.id,
    roomId: room.id,
    versionNumber: kept + 1,
    textDe,
    textFr,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
  return kept + 1
}

export const closeDocumentRoom = handler(
  contract.closeDocumentRoom,
  { permission },
  async (ctx, { params, body: { version, is_closed: isClosed } }) => {
    const room = await lockRoom(ctx, params.slug, version)
    assertWritable(room)
    await changeRoom(ctx, room, { state: isClosed ? 'closed' : 'open' })
    ctx.record({ event: isClosed ? 'document_room.closed' : 'document_room.opened', subject: roomSubject(room) })
    const key = isClosed ? 'document_room_done_closed' : 'document_room_done_opened'
    return { notify: [{ type: 'success', title: ctx.t(key, { title: room.title }) }] }
  },
)

export const deleteDocumentRoom = handler(contract.deleteDocumentRoom, { permission }, async (ctx, { params }) => {
  const room = await lockRoom(ctx, params.slug)
  if (room.state === 'freezing') throw new AppError('document_room_is_archived')
  await removeRoom(ctx, room)
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_deleted', { title: room.title }) }] }
})

/** Versions refer to the stored contents, so the room goes first. */
async function removeRoom(ctx: StaffContext, room: RoomRow): Promise<void> {
  const contents = await contentsOfFiles(ctx, eq(roomFile.roomId, room.id))
  await ctx.db.delete(documentRoom).where(thisRoom(ctx, room.id))
  await letGoOf(ctx, contents)
  if (room.archiveKey) await ctx.enqueue(removeContentsJob, { storageKeys: [room.archiveKey] })
  ctx.record({ event: 'document_room.deleted', subject: roomSubject(room) })
}
