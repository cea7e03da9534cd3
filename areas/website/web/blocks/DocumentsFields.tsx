// Fields of the block with documents to download: PDF files with a name in each language.

import { IconFileTypePdf } from '@tabler/icons-react'
import { sendTo } from '#areas/files/web/public.tsx'
import { useStore } from '#platform/web/core/store.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import { uploadWebsiteDocument } from '../../contract/website.ts'
import { mostEntries } from '../../rules/content.ts'
import { useEditing, type BlockProps } from '../builder/editor-context.ts'
import { EntryList } from '../fields/EntryList.tsx'
import { WordsField } from '../fields/WordsField.tsx'
import styles from './DocumentsFields.module.css'

export function DocumentsFields({ block, onChange }: BlockProps<'documents'>) {
  const t = useText()
  const { documents: known } = useEditing()
  const files = useStore(known)
  const { documents } = block
  const add = (file: UploadedFile) => {
    known.set(new Map([...known.now(), [file.id, file]]))
    const name = file.displayName.replace(/\.pdf$/i, '')
    onChange({ documents: [...documents, { fileId: file.id, name: { de: name, fr: name } }] })
  }
  return (
    <>
      <EntryList
        entries={documents}
        titleOf={(index) => t('website_document_number', { number: index + 1 })}
        onChange={(next, about) => onChange({ documents: next }, about)}
      >
        {(document, index, change) => (
          <>
            <p className={styles.file}>
              <IconFileTypePdf size={18} stroke={1.5} aria-hidden />
              {files.get(document.fileId)?.displayName ?? t('website_document_file')}
            </p>
            <WordsField
              label={t('website_field_document_name')}
              name={`document_name-${index + 1}`}
              value={document.name}
              onChange={(name, about) => change({ ...document, name }, about)}
            />
          </>
        )}
      </EntryList>
      <FileField
        label={t('website_field_documents')}
        hint={t('website_documents_hint')}
        types={['application/pdf']}
        multiple={false}
        disabled={documents.length >= mostEntries.documents}
        value={[]}
        onChange={([file]) => file && add(file)}
        upload={(file, options) => sendTo(uploadWebsiteDocument.path, file, options)}
      />
    </>
  )
}
