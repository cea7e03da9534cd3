// Freezes a room: it closes for good, and a job writes one ZIP file with index, hashes, files and log.

import { z } from 'zod'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import * as contract from '../../contract/log.ts'
import { changeRoom, findRoom, lockRoom, roomSubject } from '../rooms/room-row.ts'
import { assertWritable } from '../rooms/viewer.ts'
import { collectArchive } from './archive-content.ts'
import { writeArchive } from './archive-zip.ts'

export const freezeRoomJob = 'freeze-document-room'
const jobData = z.object({ slug: z.string() })

export const freezeDocumentRoom = handler(
  contract.freezeDocumentRoom,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const room = await lockRoom(ctx, params.slug, body.version)
    assertWritable(room)
    await changeRoom(ctx, room, { state: 'freezing' })
    await ctx.enqueue(freezeRoomJob, { slug: room.slug })
    ctx.record({ event: 'document_room.frozen', subject: roomSubject(room) })
    return { notify: [{ type: 'success', title: ctx.t('document_room_done_freezing', { title: room.title }) }] }
  },
)

/**
 * The archive is written outside of a transaction. A job that was killed is repeated: it writes the same key again, and
 * the room becomes frozen once.
 */
export async function freezeRoom(ctx: Context, data: unknown): Promise<(() => Promise<void>) | void> {
  const { slug } = jobData.parse(data)
  const room = await findRoom(ctx, slug)
  if (room.state !== 'freezing') return
  const content = await collectArchive(ctx, room)
  const archiveKey = `${ctx.workspace.id}/room-${room.id}.zip`
  const { services, workspace } = ctx
  return async () => {
    const { sha256, size } = await writeArchive(services, archiveKey, content)
    await asSystem(services, workspace, async (fresh) => {
      const present = await lockRoom(fresh, slug)
      if (present.state !== 'freezing') return
      const archive = { archiveKey, archiveSha256: sha256, archiveSize: size, frozenAt: fresh.now }
      await changeRoom(fresh, present, { state: 'frozen', ...archive })
      const change = { field: 'sha256', old: null, new: sha256.toString('hex') }
      fresh.record({ event: 'document_room.archived', subject: roomSubject(present), changes: [change] })
    })
  }
}

export const getRoomArchive = fileHandler(
  contract.getRoomArchive,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const room = await findRoom(ctx, params.slug)
    if (!room.archiveKey || room.archiveSize === null) {
      throw room.state === 'freezing' ? new AppError('document_room_archive_is_made') : notFound()
    }
    return {
      name: `${room.title.replaceAll(/[/\\:*?"<>|]/g, ' ')}.zip`,
      contentType: 'application/zip',
      content: await ctx.services.files.get(room.archiveKey),
      size: room.archiveSize,
    }
  },
)
