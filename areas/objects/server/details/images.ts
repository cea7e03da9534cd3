// Images of an object in display order, and its documents by type.

import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { asUploaded, pictureRowsOf, type StoredFile } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { ObjectDocument } from '../../contract/media.ts'

const ownedBy = (ctx: Context, objectId: string) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, 'object'),
    eq(storedFile.ownerId, objectId),
  )

export const imageRowsOf = (ctx: Context, objectId: string): Promise<StoredFile[]> =>
  pictureRowsOf(ctx, { kind: 'object', id: objectId })

export const documentRowsOf = (ctx: Context, objectId: string): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(and(ownedBy(ctx, objectId), ne(storedFile.category, 'image')))
    .orderBy(asc(storedFile.position), asc(storedFile.id))

export const imagesOf = async (ctx: Context, objectId: string) => (await imageRowsOf(ctx, objectId)).map(asUploaded)

export const documentsOf = async (ctx: Context, objectId: string): Promise<ObjectDocument[]> =>
  (await documentRowsOf(ctx, objectId)).map((row) => ({ ...asUploaded(row), isPublic: row.isPublic }))

/** SQL condition for a public image. An image without sizes is excluded: processing is pending or failed. */
export const isShownSql = (file: string, owner: 'object' | 'building' = 'object'): string =>
  `${file}.owner_kind = '${owner}' and ${file}.category = 'image' and ${file}.is_public and ${file}.sizes ? 'web'`

const shown = (ctx: Context, owner: 'object' | 'building') =>
  and(eq(storedFile.workspaceId, ctx.workspace.id), sql.raw(isShownSql('stored_file', owner)))

/** Ids of the public images of all objects, or of all buildings, by owner. */
export async function publicImagesOfAll(
  ctx: Context,
  owner: 'object' | 'building',
): Promise<(ownerId: string) => string[]> {
  const rows = await ctx.db
    .select({ id: storedFile.id, ownerId: storedFile.ownerId })
    .from(storedFile)
    .where(shown(ctx, owner))
    .orderBy(asc(storedFile.ownerId), asc(storedFile.position), asc(storedFile.id))
  const byOwner = Map.groupBy(rows, (row) => row.ownerId)
  return (ownerId) => (byOwner.get(ownerId) ?? []).map(({ id }) => id)
}

export const publicImagesOf = (
  ctx: Context,
  owner: 'object' | 'building',
  id: string,
): Promise<{ id: string; name: string }[]> =>
  ctx.db
    .select({ id: storedFile.id, name: storedFile.name })
    .from(storedFile)
    .where(and(shown(ctx, owner), eq(storedFile.ownerId, id)))
    .orderBy(asc(storedFile.position), asc(storedFile.id))
