// Pictures and documents of a project. They are never public: the teaser shows pictures by a call of its own.

import { and, asc, eq } from 'drizzle-orm'
import { findOwnUploads, letGoOf, makeSizesJob, type StoredFile } from '#areas/files/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { ProjectData } from '../contract/project-data.ts'

export const projectOwnerKind = 'b2b_project'

const filesOf = (ctx: Context, projectId: string) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, projectOwnerKind),
    eq(storedFile.ownerId, projectId),
  )

export const fileRowsOf = (ctx: Context, projectId: string): Promise<StoredFile[]> =>
  ctx.db.select().from(storedFile).where(filesOf(ctx, projectId)).orderBy(asc(storedFile.position), asc(storedFile.id))

export const picturesAmong = (files: readonly StoredFile[]) => files.filter(({ category }) => category === 'image')
export const documentsAmong = (files: readonly StoredFile[]) => files.filter(({ category }) => category !== 'image')

export async function findProjectFile(ctx: Context, projectId: string, fileId: string): Promise<StoredFile> {
  const [file] = await ctx.db
    .select()
    .from(storedFile)
    .where(and(filesOf(ctx, projectId), eq(storedFile.id, fileId)))
  if (!file) throw notFound('files_not_found')
  return file
}

/** Requires a lock on the project. Files that are new must be the person's own uploads; missing ones are deleted. */
export async function arrangeFiles(
  ctx: StaffContext,
  projectId: string,
  { images, files }: ProjectData['uploads'],
): Promise<void> {
  const before = await fileRowsOf(ctx, projectId)
  const known = new Set(before.map(({ id }) => id))
  const wanted = [...new Set([...images, ...files])]
  const uploads = await findOwnUploads(
    ctx,
    wanted.filter((id) => !known.has(id)),
  )
  const all = new Map([...before.map((row) => [row.id, row] as const), ...uploads])
  if (images.some((id) => all.get(id)?.category !== 'image')) {
    throw fieldRefusal('uploads.images', 'general_file_type_not_allowed')
  }
  await letGoOf(
    ctx,
    before.filter(({ id }) => !wanted.includes(id)),
  )
  for (const [position, id] of wanted.entries()) {
    const category = images.includes(id) ? 'image' : 'document'
    await ctx.db
      .update(storedFile)
      .set({ ownerKind: projectOwnerKind, ownerId: projectId, category, position, isPublic: false })
      .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id)))
  }
  for (const id of uploads.keys()) if (images.includes(id)) await ctx.enqueue(makeSizesJob, { id })
}

export const removeFilesOf = async (ctx: Context, projectId: string): Promise<void> =>
  letGoOf(ctx, await fileRowsOf(ctx, projectId))
