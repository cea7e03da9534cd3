// Handing in one paper: a refusal becomes a message.

import { CallFailed, call } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { t } from '#platform/web/i18n/texts.ts'
import { householdKey, removeDocument } from '../contract/documents.ts'
import { isTaken, type Credentials, type HandedIn } from '../contract/form-shapes.ts'

interface Paper {
  person: string | null
  category: string
  file: File
  key: string
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export async function handIn({ slug, token }: Credentials, paper: Paper): Promise<HandedIn> {
  const { person, category, file, ...options } = paper
  const path = `/api/v2/applications/${slug}/${token}/documents/${person ?? householdKey}/${category}`
  const answer = await uploadFile(path, file, options)
  const { uploaded, errors } = isTaken(answer) ? answer : { uploaded: [], errors: [] }
  const [document] = uploaded
  if (!document) throw new CallFailed(422, { message: errors[0]?.message ?? t('general_upload_error') })
  return document
}

export const takeBack = (credentials: Credentials, { id }: { id: string }) =>
  call(removeDocument, { params: { ...credentials, documentId: id } })
