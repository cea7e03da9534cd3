// Pictures within rich text. They go out in mails, so anybody may fetch them by their address, at once and for good: a mail that
// was sent cannot be changed. What a camera writes into them stays here.

import { createHash } from 'node:crypto'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { drawForMail } from '#platform/server/files/picture-sizes.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { fileAddress } from '../rules/file-address.ts'
import { contentOf } from './contents.ts'

export async function keepMailPicture(
  ctx: StaffContext,
  _received: unknown,
  file: ReceivedFile,
): Promise<UploadedFile> {
  const drawn = await drawForMail(await contentOf(ctx, file.storageKey), file.contentType)
  if (!drawn) throw new Refusal('general_file_is_broken', { status: 422 })
  const { content, contentType } = drawn
  await ctx.house.files.put(file.storageKey, content)
  const kept = { ...file, contentType, size: content.length, sha256: createHash('sha256').update(content).digest() }
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    ...kept,
    category: 'mail_picture',
    ownerKind: 'rich_text',
    ownerId: ctx.workspace.id,
    isPublic: true,
    uploadedBy: ctx.user.id,
    createdAt: ctx.now,
  })
  const { id, name, size } = kept
  return { id, url: fileAddress.public(id), key: 'mail_picture', displayName: name, contentType, size }
}
