// Logo of the public pages: an image uploaded by staff. It is public from the save on until it is replaced.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { allowedImageTypes, type UploadedFile } from '#platform/contract/file.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'

const fileOf = (ctx: StaffContext, id: string) =>
  and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id))

export async function lookLogo(ctx: StaffContext, id: string | null): Promise<UploadedFile | null> {
  if (id === null) return null
  const [file] = await ctx.db.select().from(storedFile).where(fileOf(ctx, id))
  return (
    (file && {
      id: file.id,
      url: fileAddress.public(file.id),
      key: file.category,
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    }) ??
    null
  )
}

export async function hangLogo(ctx: StaffContext, before: string | null, wanted: string | null): Promise<void> {
  if (wanted !== null) {
    const [hung] = await ctx.db
      .update(storedFile)
      .set({ ownerKind: 'workspace', ownerId: ctx.workspace.id, category: 'logo', isPublic: true })
      .where(
        and(
          fileOf(ctx, wanted),
          isNull(storedFile.ownerKind),
          eq(storedFile.uploadedBy, ctx.user.id),
          inArray(storedFile.contentType, allowedImageTypes),
        ),
      )
      .returning({ id: storedFile.id })
    if (!hung) throw fieldRefusal('logoFileId', 'project_settings_logo_not_found')
  }
  if (before !== null) await ctx.db.update(storedFile).set({ isPublic: false }).where(fileOf(ctx, before))
}
