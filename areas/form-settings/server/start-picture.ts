// Uploads the picture of a form's start page. The file is kept with the forms: published versions keep showing it,
// and its removal can be undone.

import { and, eq } from 'drizzle-orm'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { makeSizesJob } from '#areas/files/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { findForm } from './form-row.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { maxFileSizeMegabytes, allowedImageTypes } from '#platform/contract/file.ts'
import * as contract from '../contract/start-page.ts'

const ownerKind = 'form'

const pictures = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedImageTypes }

export const uploadStartPicture = uploadHandler(
  contract.uploadStartPicture,
  { permission: 'admin', rules: pictures },
  async (ctx, { params }, file) => {
    const { id: ownerId } = await findForm(ctx, params.formId)
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      ownerKind,
      ownerId,
      category: 'image',
      isPublic: true,
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    await ctx.enqueue(makeSizesJob, { id: file.id })
    return {
      id: file.id,
      url: fileAddress.public(file.id),
      key: 'image',
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    }
  },
)

/** A copied form may keep the image of its original. */
export async function assertPicture(
  ctx: StaffContext,
  { before, after }: { before: FormDefinition; after: FormDefinition },
): Promise<void> {
  const { picture } = after.start
  if (!picture || picture.fileId === before.start.picture?.fileId) return
  const [known] = await ctx.db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.id, picture.fileId),
        eq(storedFile.ownerKind, ownerKind),
      ),
    )
  if (!known) throw fieldRefusal('picture', 'files_not_found')
}
