// The pictures of an object in their order, as they were uploaded.

import { and, asc, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'

const ownedBy = (ctx: Context, objectId: string) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, 'object'),
    eq(storedFile.ownerId, objectId),
    eq(storedFile.category, 'image'),
  )

export async function imagesOf(ctx: Context, objectId: string): Promise<UploadedFile[]> {
  const rows = await ctx.db.select().from(storedFile).where(ownedBy(ctx, objectId)).orderBy(asc(storedFile.position))
  return rows.map((row) => ({
    id: row.id,
    url: fileAddress.protected(row.id, row.name),
    key: row.category,
    displayName: row.name,
    contentType: row.contentType,
    size: row.size,
  }))
}

/** Addresses of the public pictures of all objects, by object. */
export async function publicImagesOfAll(ctx: Context): Promise<(objectId: string) => string[]> {
  const rows = await ctx.db
    .select({ id: storedFile.id, objectId: storedFile.ownerId })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'object'),
        eq(storedFile.category, 'image'),
        eq(storedFile.isPublic, true),
      ),
    )
    .orderBy(asc(storedFile.ownerId), asc(storedFile.position))
  const byObject = Map.groupBy(rows, (row) => row.objectId)
  return (objectId) => (byObject.get(objectId) ?? []).map(({ id }) => fileAddress.public(id))
}

export async function publicImagesOf(ctx: Context, objectId: string): Promise<{ url: string; name: string }[]> {
  const rows = await ctx.db
    .select({ id: storedFile.id, name: storedFile.name })
    .from(storedFile)
    .where(and(ownedBy(ctx, objectId), eq(storedFile.isPublic, true)))
    .orderBy(asc(storedFile.position))
  return rows.map(({ id, name }) => ({ url: fileAddress.public(id), name }))
}
