// File field for the documents of one question. The shared file field identifies files by `key`; here `key` is the
// question, so the document id is used instead.

import { useEffect, useMemo } from 'react'
import { allowedPaperTypes } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { HandedIn } from '../../contract/form-shapes.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'
import { useSurroundings } from '../filling/form-context.ts'
import { keeperOf, showPlace } from './kept-papers.ts'
import { useFormText } from '../questions/use-form-text.ts'

/**
 * Uploaded documents by id. `documents` does not contain a new document yet when the field reports it, or when the
 * field was left during the upload.
 */
const arrived = new Map<string, HandedIn>()

export default function DocumentsField({ field, error }: { field: FormField; error: string | undefined }) {
  const t = useText()
  const said = useFormText()
  const { slug, documents, owner, upload, removeDocument, onDocuments, isReadOnly } = useSurroundings()
  const own = documents.filter(({ key }) => key === field.key)
  const canKeep = owner !== null && !isReadOnly && slug !== ''
  const keeper = useMemo(
    () => (canKeep ? keeperOf({ slug, owner, category: field.key }) : undefined),
    [canKeep, slug, owner, field.key],
  )
  useEffect(
    () => (canKeep ? showPlace({ slug, owner, category: field.key }) : undefined),
    [canKeep, slug, owner, field.key],
  )
  const most = field.maxLength ?? 1
  const isFull = own.length >= most
  const limit = field.hint ? { hint: said(field.hint) } : {}
  return (
    <FileField
      label={said(field.label)}
      {...limit}
      {...(!owner && { hint: t('application_form_documents_after_save') })}
      {...(owner && isFull && { hint: t('application_form_documents_full') })}
      error={error}
      required={field.required}
      name={field.key}
      disabled={isReadOnly || !owner}
      value={own.map((document) => ({ ...document, key: document.id }))}
      multiple
      types={allowedPaperTypes}
      most={most}
      keeper={keeper}
      onChange={(files) =>
        onDocuments(
          files.flatMap(({ id }) => own.find((one) => one.id === id) ?? arrived.get(id) ?? []),
          own.filter(({ id }) => !files.some((one) => one.id === id)).map(({ id }) => id),
        )
      }
      upload={async (file, options) => {
        const document = await upload(field.key, file, options)
        arrived.set(document.id, document)
        return { ...document, key: document.id }
      }}
      remove={removeDocument}
    />
  )
}
