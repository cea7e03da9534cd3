// Uploads one document in chunks.

import { call } from '#platform/web/api/call.ts'
import { addressOf } from '#platform/web/api/request.ts'
import { uploadInPieces } from '#platform/web/api/upload-in-chunks.ts'
import { askForDocument, removeDocument, sendDocumentPiece } from '../../contract/documents.ts'
import { isProgress, type Credentials, type HandedIn } from '../../contract/form-shapes.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'

interface Paper {
  person: string | null
  category: string
  file: File
  key: string
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export function handIn(credentials: Credentials, paper: Paper): Promise<HandedIn> {
  const { person, category, file, ...options } = paper
  const params = { ...credentials, personKey: person ?? householdKey, category, uploadId: options.key }
  return uploadInPieces(
    file,
    {
      ask: (signal) => call(askForDocument, { params }, signal ? { signal } : {}),
      address: (query) => addressOf(sendDocumentPiece, { params, query }),
      // Unexpected response, e.g. altered by a proxy: treat the state as unknown and ask again.
      read: (answer) => (isProgress(answer) ? answer : { arrived: 0, uploaded: null }),
    },
    options,
  )
}

export const takeBack = (credentials: Credentials, { id }: { id: string }) =>
  call(removeDocument, { params: { ...credentials, documentId: id } })
