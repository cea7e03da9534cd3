// Papers for one field of the form. The form kit tells files apart by their key; here the key is the field, so ids stand in.

import { FileField } from '#platform/web/form/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { HandedIn } from '../contract/form-shapes.ts'
import type { FormField } from '../rules/form-definition.ts'
import { useSurroundings } from './form-context.ts'

export default function DocumentsField({ field, error }: { field: FormField; error: string | undefined }) {
  const t = useText()
  const { documents, owner, upload, removeDocument, onDocuments, isReadOnly } = useSurroundings()
  const own = documents.filter(({ key }) => key === field.key)
  const handedIn = new Map(own.map((document) => [document.id, document]))
  const isFull = own.length >= (field.maxLength ?? 1)
  const limit = field.hint ? { hint: t(field.hint) } : {}
  return (
    <FileField
      label={t(field.label)}
      {...limit}
      {...(!owner && { hint: t('application_form_documents_after_save') })}
      {...(owner && isFull && { hint: t('application_form_documents_full') })}
      error={error}
      required={field.required}
      name={field.key}
      disabled={isReadOnly || !owner}
      value={own.map((document) => ({ ...document, key: document.id }))}
      multiple
      onChange={(files) =>
        onDocuments(
          field.key,
          files.flatMap(({ id }) => handedIn.get(id) ?? []),
        )
      }
      upload={async (file, options) => {
        const document = await upload(field.key, file, options)
        handedIn.set(document.id, document)
        return { ...document, key: document.id }
      }}
      remove={removeDocument}
    />
  )
}

export const inCategory = (documents: readonly HandedIn[], category: string, next: readonly HandedIn[]): HandedIn[] => [
  ...documents.filter(({ key }) => key !== category),
  ...next,
]
