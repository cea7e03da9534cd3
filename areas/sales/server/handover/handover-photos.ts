// Photos of a hand-over protocol: stored when they are taken, and shown by the points of the protocol.

import { and, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { letGoOf, type StoredFile } from '#areas/files/server/public.ts'
import { allowedImageTypes, allowedPaperTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { makeDocumentCopy } from '#platform/server/files/document-copy.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/handover.ts'
import { handoverCan } from '../../rules/handover/handover-can.ts'
import { mostPhotos, photosIn, type HandoverContent } from '../../rules/handover/handover-content.ts'
import { openHandover } from './handover-row.ts'
import { photoOwner } from './photo-owner.ts'

const types = [...allowedImageTypes, ...allowedPaperTypes.filter((type) => type.startsWith('image/hei'))]
const photos = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types }

export const uploadHandoverPhoto = uploadHandler(
  contract.uploadHandoverPhoto,
  { permission: 'applications_write', rules: photos },
  async (ctx, { params }, file) => {
    // Scaled in a worker thread before any lock is taken; a broken picture is refused here.
    await makeDocumentCopy(ctx.services, file, ctx.user.id)
    const { row, handover } = await openHandover(ctx, params.id)
    assertAllowed(handoverCan.change({ state: row.state, handover }))
    if ((await photosOf(ctx, row.id)).length >= mostPhotos.ofHandover)
      throw new AppError('sales_handover_too_many_photos')
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      ownerKind: photoOwner,
      ownerId: row.id,
      category: 'handover_photo',
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    const { id, name, contentType, size } = file
    return { id, url: fileAddress.protected(id, name), key: id, displayName: name, contentType, size }
  },
)

export const photosOf = (ctx: Context, reservationId: string): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, photoOwner),
        eq(storedFile.ownerId, reservationId),
      ),
    )

/** A protocol shows only photos that were uploaded for it. */
export async function assertOwnPhotos(ctx: Context, reservationId: string, content: HandoverContent): Promise<void> {
  const own = new Set((await photosOf(ctx, reservationId)).map(({ id }) => id))
  if (photosIn(content).some(({ id }) => !own.has(id))) throw fieldRefusal('content.rooms', 'files_not_found')
}

/** Deletes photos that no point shows any more. */
export async function dropUnusedPhotos(ctx: Context, reservationId: string, content: HandoverContent): Promise<void> {
  const shown = new Set(photosIn(content).map(({ id }) => id))
  await letGoOf(
    ctx,
    (await photosOf(ctx, reservationId)).filter(({ id }) => !shown.has(id)),
  )
}
