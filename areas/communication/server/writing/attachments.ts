// Uploaded files belong to their uploader until the mail is sent; then they belong to the mail.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findOwnUploads, keepUpload } from '#areas/files/server/public.ts'
import { allowedPaperTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { FileRules } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { attachedTooMuch } from '../../rules/mail-limits.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import * as contract from '../../contract/thread.ts'

export const attachmentRules: FileRules = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedPaperTypes }

export const keepAttachment = keepUpload('document')

export const uploadAttachments = uploadHandler(
  contract.uploadAttachments,
  { permission: 'shared_communication', rules: attachmentRules },
  keepAttachment,
)

/** Assigns the user's own uploads to the mail. A mail that was called back keeps its files. */
export async function claimAttachments(ctx: StaffContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const mine = await ctx.db
    .select({ id: storedFile.id, ownerKind: storedFile.ownerKind, size: storedFile.size })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        inArray(storedFile.id, [...ids]),
        eq(storedFile.uploadedBy, ctx.user.id),
      ),
    )
  const known = new Map(mine.map(({ id, ownerKind }) => [id, ownerKind]))
  if (ids.some((id) => !known.has(id) || (known.get(id) !== null && known.get(id) !== 'mail'))) {
    throw fieldRefusal('attachments', 'communication_attachment_not_found')
  }
  const tooMuch = attachedTooMuch(mine)
  if (tooMuch) throw fieldRefusal('attachments', 'communication_attachments_too_large', tooMuch)
  const fresh = ids.filter((id) => known.get(id) === null)
  await findOwnUploads(ctx, fresh)
  if (fresh.length > 0) {
    await ctx.db
      .update(storedFile)
      .set({ ownerKind: 'mail' })
      .where(
        and(eq(storedFile.workspaceId, ctx.workspace.id), inArray(storedFile.id, fresh), isNull(storedFile.ownerKind)),
      )
  }
  return [...ids]
}
