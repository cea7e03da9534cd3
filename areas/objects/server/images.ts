// The pictures of an object in their order, and its documents by their sort.

import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { StoredFile } from '#areas/files/server/public.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { ObjectDocument } from '../contract/media.ts'

const ownedBy = (ctx: Context, objectId: string) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, 'object'),
    eq(storedFile.ownerId, objectId),
  )

const isImage = eq(storedFile.category, 'image')

export const imageRowsOf = (ctx: Context, objectId: string): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(and(ownedBy(ctx, objectId), isImage))
    .orderBy(asc(storedFile.position), asc(storedFile.id))

export const documentRowsOf = (ctx: Context, objectId: string): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(and(ownedBy(ctx, objectId), ne(storedFile.category, 'image')))
    .orderBy(asc(storedFile.position), asc(storedFile.id))

export const imagesOf = async (ctx: Context, objectId: string) => (await imageRowsOf(ctx, objectId)).map(asUploaded)

export const documentsOf = async (ctx: Context, objectId: string): Promise<ObjectDocument[]> =>
  (await documentRowsOf(ctx, objectId)).map((row) => ({ ...asUploaded(row), isPublic: row.isPublic }))

const asUploaded = (row: StoredFile): UploadedFile => ({
  id: row.id,
  url: fileAddress.protected(row.id, row.name),
  key: row.category,
  displayName: row.name,
  contentType: row.contentType,
  size: row.size,
})

/** SQL: a picture that anybody may see. Without its sizes it is not there: they are being made, or cannot be made of it. */
export const isShownSql = (file: string): string =>
  `${file}.owner_kind = 'object' and ${file}.category = 'image' and ${file}.is_public and ${file}.sizes ? 'web'`

const shown = (ctx: Context) => and(eq(storedFile.workspaceId, ctx.workspace.id), sql.raw(isShownSql('stored_file')))

/** Ids of the public pictures of all objects, by object. */
export async function publicImagesOfAll(ctx: Context): Promise<(objectId: string) => string[]> {
  const rows = await ctx.db
    .select({ id: storedFile.id, objectId: storedFile.ownerId })
    .from(storedFile)
    .where(shown(ctx))
    .orderBy(asc(storedFile.ownerId), asc(storedFile.position), asc(storedFile.id))
  const byObject = Map.groupBy(rows, (row) => row.objectId)
  return (objectId) => (byObject.get(objectId) ?? []).map(({ id }) => id)
}

export const publicImagesOf = (ctx: Context, objectId: string): Promise<{ id: string; name: string }[]> =>
  ctx.db
    .select({ id: storedFile.id, name: storedFile.name })
    .from(storedFile)
    .where(and(shown(ctx), eq(storedFile.ownerId, objectId)))
    .orderBy(asc(storedFile.position), asc(storedFile.id))
