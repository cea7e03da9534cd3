// Stores one file of a bulk upload at its object, under a lock on the object because files of the same selection
// arrive concurrently.

import { and, eq } from 'drizzle-orm'
import { findOwnUploads, letGoOf, makeSizesJob, type StoredFile } from '#areas/files/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { documentSorts, startsPublic } from '../../rules/object-media.ts'
import { placeFor, problemOfFile } from '../../rules/files/file-place.ts'
import { documentRowsOf, imageRowsOf } from '../details/images.ts'
import { lockObject, subjectOf } from '../details/object-row.ts'
import { fileLimits, problemValues } from './limits.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-files.ts'

export const keepBulkFile = handler(
  contract.keepBulkFile,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const object = await lockObject(ctx, params.id)
    const { fileId, category } = body
    const rows = [...(await imageRowsOf(ctx, object.id)), ...(await documentRowsOf(ctx, object.id))]
    // A repeated request after a lost response.
    if (rows.some((row) => row.id === fileId && row.category === category)) return { outcome: 'added' }
    const upload = (await findOwnUploads(ctx, [fileId])).get(fileId)
    const standing = rows.map(({ sha256, ...row }) => ({ ...row, sha256: sha256.toString('hex') }))
    const coming = upload && { ...upload, category, sha256: upload.sha256.toString('hex') }
    if (!coming) throw fieldRefusal('fileId', 'files_not_found')
    const problem = problemOfFile(coming, fileLimits)
    if (problem) throw fieldRefusal('fileId', problem, problemValues)
    const place = placeFor(standing, coming, fileLimits)
    if (place.outcome === 'refused') throw fieldRefusal('fileId', place.reason, { max: fileLimits.maxImages })
    if (place.outcome === 'present') {
      await letGoOf(ctx, [upload])
      return { outcome: 'present' }
    }
    if (place.outcome === 'replaced') {
      await letGoOf(
        ctx,
        rows.filter(({ id }) => id === place.goes.id),
      )
    }
    await settle(ctx, upload, { ownerId: object.id, category, standing: rows })
    const isPicture = category === 'image'
    ctx.record({
      event: isPicture ? 'object.pictures_changed' : 'object.documents_changed',
      subject: subjectOf(object),
      changes: [
        {
          field: isPicture ? 'images' : 'files',
          old: place.outcome === 'replaced' ? place.goes.name : '',
          new: upload.name,
        },
      ],
    })
    return { outcome: place.outcome }
  },
)

interface Settling {
  ownerId: string
  category: StoredFile['category']
  standing: readonly StoredFile[]
}

async function settle(ctx: StaffContext, upload: StoredFile, { ownerId, category, standing }: Settling): Promise<void> {
  const isPicture = category === 'image'
  const last = Math.max(-1, ...standing.filter((row) => row.category === 'image').map(({ position }) => position))
  const position = isPicture ? last + 1 : documentSorts.findIndex((sort) => sort === category)
  await ctx.db
    .update(storedFile)
    .set({ ownerKind: 'object', ownerId, category, position, isPublic: isPicture || startsPublic(category) })
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, upload.id)))
  if (upload.contentType.startsWith('image/')) await ctx.enqueue(makeSizesJob, { id: upload.id })
}
