// Pictures within rich text. They are part of mails, so they are public and permanent: a sent mail cannot be changed.
// Camera metadata is removed.

import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Services } from '#platform/server/context.ts'
import { drawForMail } from '#platform/server/files/pictures.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { AppError } from '#platform/server/app-error.ts'
import { fileAddress } from '../rules/file-address.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { images } from './upload-rules.ts'
import * as contract from '../contract/files.ts'

/** Replaces the original by a re-encoded picture, so that only re-encoded pictures are sent. */
export async function drawMailPicture(services: Services, file: ReceivedFile, sender: string): Promise<ReceivedFile> {
  const original = await buffer(await services.files.get(file.storageKey))
  const drawn = await drawForMail(services, original, { type: file.contentType, sender })
  if (!drawn) throw new AppError('general_file_is_broken', { status: 422 })
  const { content, contentType } = drawn
  await services.files.put(file.storageKey, content)
  return { ...file, contentType, size: content.length, sha256: createHash('sha256').update(content).digest() }
}

const mailPictures = { ...images, rules: { ...images.rules, prepare: drawMailPicture } }

export const uploadRichTextImage = uploadHandler(
  contract.uploadRichTextImage,
  mailPictures,
  async (ctx, _received, file) => {
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      category: 'mail_picture',
      ownerKind: 'rich_text',
      ownerId: ctx.workspace.id,
      isPublic: true,
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    const { id, name, contentType, size } = file
    return { id, url: fileAddress.public(id), key: 'mail_picture', displayName: name, contentType, size }
  },
)
