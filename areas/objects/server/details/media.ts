// Images and documents of an object: uploads are claimed, ordered, assigned a type and removed; each request sets the
// complete list.

import { and, eq } from 'drizzle-orm'
import { fileIdIn } from '#areas/files/rules/file-address.ts'
import {
  arrangePictures,
  asUploaded,
  findOwnUploads,
  letGoOf,
  makeSizesJob,
  type StoredFile,
} from '#areas/files/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { documentSorts, problemOfSorts, startsPublic } from '../../rules/object-media.ts'
import { refuseFewerPictures } from './gallery-minimum.ts'
import { documentRowsOf, documentsOf } from './images.ts'
import { lockObject, subjectOf } from './object-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/media.ts'

export const setUpImages = handler(
  contract.setUpImages,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const object = await lockObject(ctx, params.id)
    const { before, after } = await arrangePictures(ctx, { kind: 'object', id: object.id }, body)
    if (object.isPublished) await refuseFewerPictures(ctx, { before: before.length, after: after.length })
    const images = after.map(asUploaded)
    recordNames(ctx, object, { event: 'object.pictures_changed', field: 'images', before, after: images })
    return { images, notify: [{ type: 'success', title: ctx.t('objects_media_saved') }] }
  },
)

export const setUpFiles = handler(
  contract.setUpFiles,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const object = await lockObject(ctx, params.objectId)
    const stored = await documentRowsOf(ctx, object.id)
    const removedIds = body.removedFiles.map(({ url }) => fileIdIn(url))
    const wanted = new Map(body.updatedFiles.map(({ url, ...as }) => [fileIdIn(url) ?? '', as]))
    if (wanted.has('')) throw notFound('files_not_found')
    const removed = stored.filter(({ id }) => removedIds.includes(id))
    const staying = stored.filter((file) => !removed.includes(file))
    // A file that is not listed keeps its sort, so that files added by another user are not lost.
    const sorts = new Map(staying.map(({ id, category }) => [id, category]))
    for (const [id, { new_key }] of wanted) sorts.set(id, new_key)
    const problem = problemOfSorts([...sorts.values()])
    if (problem) throw fieldRefusal('updatedFiles', problem)
    const uploads = await findOwnUploads(
      ctx,
      [...wanted.keys()].filter((id) => !staying.some((file) => file.id === id)),
    )
    await letGoOf(ctx, removed)
    for (const [id, category] of sorts) {
      const position = documentSorts.findIndex((sort) => sort === category)
      const before = staying.find((file) => file.id === id)?.isPublic ?? startsPublic(category)
      await keep(ctx, id, { ownerId: object.id, category, position, isPublic: wanted.get(id)?.isPublic ?? before })
    }
    for (const { id, contentType } of uploads.values()) {
      if (contentType.startsWith('image/')) await ctx.enqueue(makeSizesJob, { id })
    }
    const files = await documentsOf(ctx, object.id)
    recordNames(ctx, object, { event: 'object.documents_changed', field: 'files', before: stored, after: files })
    const shown = <File extends { isPublic: boolean }>(all: readonly File[]) => all.filter(({ isPublic }) => isPublic)
    const told = { event: 'object.documents_opened', field: 'publicFiles' }
    recordNames(ctx, object, { ...told, before: shown(stored), after: shown(files) })
    return { files, notify: [{ type: 'success', title: ctx.t('objects_media_saved') }] }
  },
)

type Kept = Pick<StoredFile, 'category' | 'position' | 'isPublic'> & { ownerId: string }

async function keep(ctx: StaffContext, id: string, as: Kept): Promise<void> {
  await ctx.db
    .update(storedFile)
    .set({ ownerKind: 'object', ...as })
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id)))
}

interface Told {
  event: string
  field: string
  before: readonly { name: string }[]
  after: readonly { displayName: string }[]
}

/** The audit entry contains the file names before and after. */
function recordNames(ctx: StaffContext, object: { id: string; title: string }, { event, field, ...told }: Told): void {
  const old = told.before.map(({ name }) => name).join(', ')
  const now = told.after.map(({ displayName }) => displayName).join(', ')
  if (old !== now) ctx.record({ event, subject: subjectOf(object), changes: [{ field, old, new: now }] })
}
