// Pictures and documents of the website. A picture is public under its unguessable id as soon as it is uploaded, so
// that the preview can show it; a document is public only while a published page names it.

import { and, eq, inArray, lt } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { letGoOf, makeSizesJob } from '#areas/files/server/public.ts'
import { allowedImageTypes, maxFileSizeMegabytes, type UploadedFile } from '#platform/contract/file.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { documentIdsOf, fileIdsOf } from '../rules/blocks.ts'
import type { PageContent } from '../rules/content.ts'
import * as contract from '../contract/website.ts'

export const ownerKind = 'website'
const maxBytes = maxFileSizeMegabytes * 1024 * 1024

const ownFiles = (ctx: Context) =>
  and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.ownerKind, ownerKind))

export const uploadWebsitePicture = uploadHandler(
  contract.uploadWebsitePicture,
  { permission: 'admin', rules: { maxBytes, types: allowedImageTypes } },
  async (ctx, _input, file) => {
    await keep(ctx, file, 'image')
    await ctx.enqueue(makeSizesJob, { id: file.id })
    return uploadedOf({ ...file, category: 'image' })
  },
)

export const uploadWebsiteDocument = uploadHandler(
  contract.uploadWebsiteDocument,
  { permission: 'admin', rules: { maxBytes, types: ['application/pdf'] } },
  async (ctx, _input, file) => {
    await keep(ctx, file, 'document')
    return uploadedOf({ ...file, category: 'document' })
  },
)

async function keep(ctx: StaffContext, file: ReceivedFile, category: 'image' | 'document'): Promise<void> {
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    ...file,
    ownerKind,
    ownerId: ctx.workspace.id,
    category,
    isPublic: category === 'image',
    uploadedBy: ctx.user.id,
    createdAt: ctx.now,
  })
}

type Named = Pick<typeof storedFile.$inferSelect, 'id' | 'name' | 'category' | 'contentType' | 'size'>

const uploadedOf = ({ id, name, category, contentType, size }: Named): UploadedFile => ({
  id,
  url: category === 'image' ? fileAddress.public(id) : fileAddress.protected(id, name),
  key: id,
  displayName: name,
  contentType,
  size,
})

/** A page names only pictures and documents of the website, each in its role. */
export async function assertFiles(ctx: StaffContext, before: PageContent, after: PageContent): Promise<void> {
  const known = new Set(fileIdsOf(before))
  const added = fileIdsOf(after).filter((id) => !known.has(id))
  if (added.length === 0) return
  const documents = new Set(documentIdsOf(after))
  const found = await readFiles(ctx, added)
  const isThere = (id: string) =>
    found.some((file) => file.id === id && file.category === (documents.has(id) ? 'document' : 'image'))
  if (!added.every(isThere)) throw fieldRefusal('content', 'files_not_found')
}

export async function readFiles(ctx: Context, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const { id, name, category, contentType, size } = storedFile
  return ctx.db
    .select({ id, name, category, contentType, size })
    .from(storedFile)
    .where(and(ownFiles(ctx), inArray(storedFile.id, [...ids])))
}

export const readDocuments = async (ctx: Context, pages: readonly PageContent[]): Promise<UploadedFile[]> =>
  (await readFiles(ctx, pages.flatMap(documentIdsOf))).map(uploadedOf)

/** Makes the documents of this page public, and all others private. `live` is null if no page is published. */
export async function openDocuments(ctx: Context, live: PageContent | null): Promise<void> {
  const documents = and(ownFiles(ctx), eq(storedFile.category, 'document'))
  const ids = live ? documentIdsOf(live) : []
  await ctx.db.update(storedFile).set({ isPublic: false }).where(documents)
  if (ids.length > 0) {
    await ctx.db
      .update(storedFile)
      .set({ isPublic: true })
      .where(and(documents, inArray(storedFile.id, ids)))
  }
}

/** Deletes files uploaded before this time that none of the pages names. */
export async function forgetFiles(ctx: Context, pages: readonly PageContent[], before: Date): Promise<void> {
  const used = new Set(pages.flatMap(fileIdsOf))
  const old = await ctx.db
    .select()
    .from(storedFile)
    .where(and(ownFiles(ctx), lt(storedFile.createdAt, before)))
  await letGoOf(
    ctx,
    old.filter(({ id }) => !used.has(id)),
  )
}
