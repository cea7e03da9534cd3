// Serves files of a room to look at or to keep. Guests get PDFs and pictures with a watermark; each access is logged in
// the transaction of the call, before anything is sent.

import { AppError, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fileHandler, type ServedFile } from '#platform/server/http/file-route.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/files.ts'
import { fileCan, isShownInPlace } from '../../rules/file-can.ts'
import { rightsOfRole, type RoomRight } from '../../rules/room-right.ts'
import { recordAccess } from '../log/access-entry.ts'
import { readCategories } from '../rooms/category-rows.ts'
import { judged } from '../rooms/room-content.ts'
import { findAdmitted, forStaffAndGuests, nameOf, type Viewed } from '../rooms/viewer.ts'
import { findRole } from '../settings/role-rows.ts'
import { titleOf } from '../title-of.ts'
import { findFile, type RoomFile } from './file-rows.ts'
import { withWatermark } from './watermark.ts'

async function findSeen(ctx: StaffContext, { slug, fileId }: { slug: string; fileId: string }) {
  const viewed = await findAdmitted(ctx, slug)
  const file = await findFile(ctx, viewed.room.id, fileId)
  const right = await rightOf(ctx, viewed, file)
  const facts = judged(ctx, viewed, file)
  if (viewed.guest && !fileCan.beListed(right, facts)) throw notFound('files_not_found')
  return { viewed, file, right, facts }
}

async function rightOf(ctx: StaffContext, { room, guest }: Viewed, file: RoomFile): Promise<RoomRight> {
  if (!guest) return 'upload'
  return rightsOfRole(await readCategories(ctx, room), guest.roleId).get(file.categoryId) ?? 'none'
}

export const previewRoomFile = fileHandler(
  contract.previewRoomFile,
  forStaffAndGuests,
  async (ctx, { params, query }) => {
    const { viewed, file, right, facts } = await findSeen(ctx, params)
    const verdict = fileCan.bePreviewed(right, facts)
    assertAllowed(verdict)
    await recordAccess(ctx, viewed, { action: 'previewed', file })
    const lookedAs = viewed.guest || !query.view_as ? null : await findRole(ctx, query.view_as)
    const reader = lookedAs ? titleOf(ctx, lookedAs) : viewed.guest && nameOf(ctx)
    return { ...(await served(ctx, file, reader)), inline: true }
  },
)

export const downloadRoomFile = fileHandler(contract.downloadRoomFile, forStaffAndGuests, async (ctx, { params }) => {
  const { viewed, file, right, facts } = await findSeen(ctx, params)
  const verdict = fileCan.beDownloaded(right, facts)
  if (!verdict.allowed) throw new AppError(verdict.reason, { status: 403 })
  await recordAccess(ctx, viewed, { action: 'downloaded', file })
  return served(ctx, file, viewed.guest && nameOf(ctx))
})

/** `reader` is named in the watermark; null for the original. */
async function served(ctx: StaffContext, file: RoomFile, reader: string | null): Promise<ServedFile> {
  const { content, name } = file
  if (reader === null || !isShownInPlace(content.contentType)) {
    return { name, ...content, content: await ctx.services.files.get(content.storageKey) }
  }
  return withWatermark(ctx, { ...content, name }, reader)
}
