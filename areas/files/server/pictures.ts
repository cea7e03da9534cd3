// The ordered pictures of a record; the first is its cover. Saved as a whole: claimed from the person's own uploads,
// reordered, removed.

import { and, asc, eq } from 'drizzle-orm'
import { maxNumObjectImages, type UploadedFile } from '#platform/contract/file.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { fileAddress } from '../rules/file-address.ts'
import { isOutdated } from '../rules/picture-order.ts'
import { findOwnUploads, letGoOf, makeSizesJob, type StoredFile } from './claims.ts'

export interface Pictured {
  kind: 'object' | 'building'
  id: string
}

export const pictureRowsOf = (ctx: Context, { kind, id }: Pictured): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, kind),
        eq(storedFile.ownerId, id),
        eq(storedFile.category, 'image'),
      ),
    )
    .orderBy(asc(storedFile.position), asc(storedFile.id))

export const asUploaded = (row: StoredFile): UploadedFile => ({
  id: row.id,
  url: fileAddress.protected(row.id, row.name),
  key: row.category,
  displayName: row.name,
  contentType: row.contentType,
  size: row.size,
})

interface Order {
  removedImages: readonly string[]
  updatedImages: readonly string[]
}

/** Requires a lock on the owner record. Returns the pictures before and after. */
export async function arrangePictures(
  ctx: StaffContext,
  of: Pictured,
  { removedImages, updatedImages }: Order,
): Promise<{ before: StoredFile[]; after: StoredFile[] }> {
  const before = await pictureRowsOf(ctx, of)
  const ids = before.map(({ id }) => id)
  const wanted = [...new Set(updatedImages)]
  if (isOutdated({ stored: ids, removed: removedImages, wanted })) throw new AppError('files_pictures_changed')
  if (wanted.length > maxNumObjectImages) {
    throw fieldRefusal('updatedImages', 'files_too_many_pictures', { max: maxNumObjectImages })
  }
  const uploads = await findOwnUploads(
    ctx,
    wanted.filter((id) => !ids.includes(id)),
  )
  if ([...uploads.values()].some(({ category }) => category !== 'image')) {
    throw fieldRefusal('updatedImages', 'general_file_type_not_allowed')
  }
  await letGoOf(
    ctx,
    before.filter(({ id }) => removedImages.includes(id) && !wanted.includes(id)),
  )
  for (const [position, id] of wanted.entries()) {
    await ctx.db
      .update(storedFile)
      .set({ ownerKind: of.kind, ownerId: of.id, category: 'image', position, isPublic: true })
      .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id)))
  }
  for (const id of uploads.keys()) await ctx.enqueue(makeSizesJob, { id })
  return { before, after: await pictureRowsOf(ctx, of) }
}
