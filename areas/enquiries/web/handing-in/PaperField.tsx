// Upload field for one category of one person: progress, preview and removal of files.

import { isTaken, type HandedIn } from '#areas/application-form/contract/form-shapes.ts'
import { CallFailed, call } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { allowedPaperTypes } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { t as text, useText } from '#platform/web/i18n/texts.ts'
import { householdKey, takeBackHandedIn, type LinkKey, type PaperPlace } from '../../contract/upload-form.ts'

export interface PaperFieldProps {
  link: LinkKey
  place: PaperPlace
  documents: readonly HandedIn[]
  onArrived: (document: HandedIn) => void
  onRemoved: (id: string) => void
}

export function PaperField({ link, place, documents, onArrived, onRemoved }: PaperFieldProps) {
  const t = useText()
  const isFull = documents.length >= place.maxFiles
  return (
    <FileField
      label={place.title}
      required={place.reason !== null}
      name={`${place.person ?? householdKey}-${place.category}`}
      {...(place.reason === 'expired' ? { hint: t('enquiries_upload_expired_hint') } : {})}
      {...(isFull ? { hint: t('application_form_documents_full') } : {})}
      types={allowedPaperTypes}
      most={place.maxFiles}
      value={documents.map((document) => ({ ...document, key: document.id }))}
      onChange={(files) => {
        for (const { id } of documents) if (files.every((file) => file.id !== id)) onRemoved(id)
      }}
      upload={async (file, options) => {
        const document = await handIn(link, place, { file, ...options })
        onArrived(document)
        return { ...document, key: document.id }
      }}
      remove={({ id }) => call(takeBackHandedIn, { params: { ...link, documentId: id } })}
    />
  )
}

interface Sent {
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
}

async function handIn({ uuid, token }: LinkKey, place: PaperPlace, { file, ...options }: Sent): Promise<HandedIn> {
  const path = `/api/v1/action/${uuid}/${token}/documents-upload-form/${place.person ?? householdKey}/${place.category}`
  const answer = await uploadFile(path, file, options)
  const { uploaded, errors } = isTaken(answer) ? answer : { uploaded: [], errors: [] }
  const [document] = uploaded
  if (!document) throw new CallFailed(422, { message: errors[0]?.message ?? text('general_upload_error') })
  return document
}
