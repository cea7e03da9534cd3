// Uploads an attachment as soon as it is chosen. The server keeps it until the mail is sent.

import { uploadAnswer, type UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import type { SendOptions } from '#platform/web/form/send-once.ts'
import { t as say } from '#platform/web/i18n/texts.ts'
import { uploadAttachments } from '../../contract/thread.ts'

export async function sendAttachment(file: File, options: SendOptions): Promise<UploadedFile> {
  const answer = uploadAnswer.safeParse(await uploadFile(uploadAttachments.path, file, options)).data
  const [stored] = answer?.uploaded ?? []
  if (!stored) throw new CallFailed(422, { message: answer?.errors[0]?.message ?? say('general_upload_error') })
  // Unique key for the list of files.
  return { ...stored, key: stored.id }
}
