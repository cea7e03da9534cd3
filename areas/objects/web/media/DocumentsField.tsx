// Documents of an object, one per type: plans, data sheet, documentation.

import { Switch } from '@mantine/core'
import { IconFile, IconPhoto, IconTrash } from '@tabler/icons-react'
import type { UploadedFile } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { documentSorts } from '../../rules/object-media.ts'
import { isShown, type ChosenDocument } from './chosen-document.ts'
import styles from './DocumentsField.module.css'
import { sendDocument } from '#areas/files/web/public.tsx'

interface Props {
  documents: readonly ChosenDocument[]
  onChange: (documents: readonly ChosenDocument[]) => void
  error?: string | undefined
}

export function DocumentsField({ documents, onChange, error }: Props) {
  const t = useText()
  const taken = new Set(documents.map(({ key }) => key))
  const sortsFor = ({ key }: UploadedFile) =>
    documentSorts.map((value) => ({
      value,
      displayName: t(`objects_document_${value}`),
      disabled: value !== key && taken.has(value),
    }))
  const change = (id: string, part: Partial<ChosenDocument>) =>
    onChange(documents.map((one) => (one.id === id ? { ...one, ...part } : one)))
  return (
    <FileField
      name="updatedFiles"
      label={t('objects_field_files')}
      hint={t('objects_documents_hint')}
      error={taken.has('') ? undefined : error}
      most={documentSorts.length}
      value={documents}
      onChange={onChange}
      upload={sendDocument}
    >
      <ul className={styles.documents}>
        {documents.map((document) => {
          const name = document.displayName
          const Mark = document.contentType.startsWith('image/') ? IconPhoto : IconFile
          return (
            <li key={document.id} className={styles.document}>
              <Mark size={20} stroke={1.5} aria-hidden />
              <span className={styles.name}>{name}</span>
              <span className={styles.sort}>
                <SelectField
                  label={t('objects_document_sort', { name })}
                  required
                  value={document.key || null}
                  onChange={(key) => change(document.id, { key: key ?? '' })}
                  options={sortsFor(document)}
                  error={error && document.key === '' ? error : undefined}
                />
              </span>
              <Switch
                label={t('objects_document_public')}
                aria-label={t('objects_document_public_named', { name })}
                checked={isShown(document)}
                onChange={(event) => change(document.id, { isPublic: event.currentTarget.checked })}
              />
              <IconButton
                label={t('general_file_delete', { name })}
                onClick={() => onChange(documents.filter(({ id }) => id !== document.id))}
              >
                <IconTrash size={18} stroke={1.5} />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </FileField>
  )
}
