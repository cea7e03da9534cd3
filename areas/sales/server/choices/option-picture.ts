// The picture of an option: one file, replaced by the next upload.

import { fileAddress } from '#areas/files/rules/file-address.ts'
import { letGoOf, makeSizesJob } from '#areas/files/server/public.ts'
import { allowedImageTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { notFound } from '#platform/server/app-error.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import * as contract from '../../contract/options.ts'
import { lockOption, optionPictureKind, readContents, readPictures } from './option-rows.ts'
import { subjectOf } from './options.ts'

const permission = 'object_write'
const pictures = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedImageTypes }

export const uploadOptionPicture = uploadHandler(
  contract.uploadOptionPicture,
  { permission, rules: pictures },
  async (ctx, { params }, file) => {
    const row = await lockOption(ctx, params.id)
    const content = (await readContents(ctx, [row.id]))(row.id, row.contentVersion)
    const earlier = (await readPictures(ctx, [row.id])).get(row.id)
    if (earlier) await letGoOf(ctx, [earlier])
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      ownerKind: optionPictureKind,
      ownerId: row.id,
      category: 'image',
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    await ctx.enqueue(makeSizesJob, { id: file.id })
    ctx.record({
      event: 'sale_option.picture_changed',
      subject: subjectOf(row.id, content),
      changes: [{ field: 'file', old: earlier?.name ?? null, new: file.name }],
    })
    const { id, name, contentType, size } = file
    return { id, url: fileAddress.protected(id, name), key: id, displayName: name, contentType, size }
  },
)

export const removeOptionPicture = handler(contract.removeOptionPicture, { permission }, async (ctx, { params }) => {
  const row = await lockOption(ctx, params.id)
  const content = (await readContents(ctx, [row.id]))(row.id, row.contentVersion)
  const picture = (await readPictures(ctx, [row.id])).get(row.id)
  if (!picture) throw notFound('files_not_found')
  await letGoOf(ctx, [picture])
  ctx.record({
    event: 'sale_option.picture_changed',
    subject: subjectOf(row.id, content),
    changes: [{ field: 'file', old: picture.name, new: null }],
  })
  return {}
})
