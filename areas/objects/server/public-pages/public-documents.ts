// Public plans and documents of an object, while the object itself is public.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { serveOpen, type StoredFile } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { PublicDocument } from '../../contract/public-documents.ts'
import { documentSorts, isDocumentSort } from '../../rules/object-media.ts'
import { publicFaceOf } from '../../rules/public-pages/public-object.ts'
import { findObject } from '../details/object-row.ts'
import { publicTerms } from './public-terms.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/public-documents.ts'

/** Cache time in seconds: a file that is no longer public disappears within the hour. */
const anHour = 3600

const open = (ctx: Context) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, 'object'),
    eq(storedFile.isPublic, true),
    inArray(storedFile.category, [...documentSorts]),
  )

export async function publicDocumentsOf(ctx: Context, objectId: string): Promise<PublicDocument[]> {
  const rows = await ctx.db
    .select()
    .from(storedFile)
    .where(and(open(ctx), eq(storedFile.ownerId, objectId)))
    .orderBy(asc(storedFile.position), asc(storedFile.id))
  return rows.flatMap((row) => told(ctx, row))
}

/** Public documents of all objects, grouped by object. */
export async function publicDocumentsOfAll(ctx: Context): Promise<(objectId: string) => PublicDocument[]> {
  const rows = await ctx.db
    .select()
    .from(storedFile)
    .where(open(ctx))
    .orderBy(asc(storedFile.ownerId), asc(storedFile.position), asc(storedFile.id))
  const byObject = Map.groupBy(rows, (row) => row.ownerId)
  return (objectId) => (byObject.get(objectId) ?? []).flatMap((row) => told(ctx, row))
}

function told(ctx: Context, { id, ownerId, category, name, contentType, size }: StoredFile): PublicDocument[] {
  if (ownerId === null || !isDocumentSort(category)) return []
  return [
    {
      sort: category,
      title: ctx.t(`objects_document_${category}`),
      name,
      url: `/api/v1/public-objects/${ownerId}/documents/${id}`,
      isPicture: contentType.startsWith('image/'),
      size,
    },
  ]
}

/** 404 if the document or the object is not public. */
export const getPublicDocument = publicFileHandler(contract.getPublicDocument, async (ctx, { params, query }) => {
  const { object } = await findObject(ctx, params.id)
  if (!publicFaceOf(object, await publicTerms(ctx))) throw notFound('objects_not_public')
  const [row] = await ctx.db
    .select()
    .from(storedFile)
    .where(and(open(ctx), eq(storedFile.ownerId, object.id), eq(storedFile.id, params.file)))
  if (!row) throw notFound('files_not_found')
  return { ...(await serveOpen(ctx, row, query.size)), publicFor: anHour }
})
