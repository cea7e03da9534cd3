// Uploads stay unclaimed until they are saved with their record.

import { removeFiles, uploadFiles, uploadImages } from '../contract/files.ts'
import { uploadAnswer, type UploadedFile } from '#platform/contract/file.ts'
import { call, CallFailed } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import type { UploadOptions } from '#platform/web/api/upload.ts'
import { t } from '#platform/web/i18n/texts.ts'

type Options = Pick<UploadOptions, 'onProgress' | 'onBreak' | 'signal'>

/** Returns the file as the server keeps it; throws the server's message if it refuses the file. */
export async function sendTo(path: string, file: File, options: Options): Promise<UploadedFile> {
  const answer = uploadAnswer.safeParse(await uploadFile(path, file, options)).data
  const [uploaded] = answer?.uploaded ?? []
  if (!uploaded) throw new CallFailed(422, { message: answer?.errors[0]?.message ?? t('general_upload_error') })
  return uploaded
}

export const sendPicture = (file: File, options: Options) => sendTo(uploadImages.path, file, options)

/** Uploads a document whose category is chosen later. */
export const sendDocument = async (file: File, options: Options): Promise<UploadedFile> => ({
  ...(await sendTo(uploadFiles.path, file, options)),
  key: '',
})

/** Removes uploads that are no longer wanted. If this fails, only their uploader still sees them. */
export async function forget(files: readonly UploadedFile[]): Promise<void> {
  if (files.length === 0) return
  await call(removeFiles, { body: { files: files.map(({ url }) => ({ url })) } }).catch(() => undefined)
}
