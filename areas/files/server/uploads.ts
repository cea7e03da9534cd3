// Stores uploads, which stay visible only to their uploader until they are saved with a record.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { notFound } from '#platform/server/app-error.ts'
import { fileAddress, fileIdIn } from '../rules/file-address.ts'
import { removeContentsJob } from './contents.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { images, documents } from './upload-rules.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/files.ts'

export const keepUpload =
  (category: 'image' | 'document') =>
  async (ctx: StaffContext, _received: unknown, file: ReceivedFile): Promise<UploadedFile> => {
    await ctx.db
      .insert(storedFile)
      .values({ workspaceId: ctx.workspace.id, ...file, category, uploadedBy: ctx.user.id, createdAt: ctx.now })
    return {
      id: file.id,
      url: fileAddress.protected(file.id, file.name),
      key: category,
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    }
  }

/** All or nothing: a file that is not the person's own or is claimed already counts as not found. */
export const removeFiles = handler(contract.removeFiles, { permission: 'permit' }, async (ctx, { body }) => {
  const ids = [...new Set(body.files.map(({ url }) => fileIdIn(url)))]
  const known = ids.filter((id) => id !== null)
  if (known.length !== ids.length) throw notFound('files_not_found')
  const removed = await ctx.db
    .delete(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        inArray(storedFile.id, known),
        isNull(storedFile.ownerKind),
        eq(storedFile.uploadedBy, ctx.user.id),
      ),
    )
    .returning({ storageKey: storedFile.storageKey })
  if (removed.length !== known.length) throw notFound('files_not_found')
  await ctx.enqueue(removeContentsJob, { storageKeys: removed.map(({ storageKey }) => storageKey) })
  return {}
})

export const uploadImages = uploadHandler(contract.uploadImages, images, keepUpload('image'))
export const uploadFiles = uploadHandler(contract.uploadFiles, documents, keepUpload('document'))
