// What the household handed in. A document opens in a window of its own, with the person's own right to see it.

import { IconExternalLink, IconFile, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchProtected, noticesOf } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/shell/notify.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ApplicationView } from '../contract/application.ts'
import styles from './DocumentsSection.module.css'

export function DocumentsSection({ application: { documents, documentsState } }: { application: ApplicationView }) {
  const t = useText()
  return (
    <Section
      title={t('applications_documents')}
      count={documents.length}
      action={<span className={styles.state}>{t(`applications_documents_${documentsState}`)}</span>}
      bare
    >
      {documents.length === 0 ? (
        <p className={styles.none}>{t('applications_no_documents_text')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function DocumentLine({ document }: { document: ApplicationView['documents'][number] }) {
  const t = useText()
  const [isOpening, setOpening] = useState(false)
  const { title, name, url, contentType, size, adultName, createdAt } = document
  const open = async () => {
    setOpening(true)
    // The window opens at the click, or the browser takes it for an unwanted one; its address follows.
    const target = window.open('', '_blank')
    try {
      const address = await fetchProtected(url)
      if (target) target.location.href = address
      else location.assign(address)
    } catch (failure) {
      target?.close()
      for (const notice of noticesOf(failure)) notify(notice)
    } finally {
      setOpening(false)
    }
  }
  return (
    <li>
      <button type="button" className={styles.document} onClick={() => void open()} disabled={isOpening}>
        {contentType.startsWith('image/') ? (
          <IconPhoto size={18} stroke={1.5} aria-hidden />
        ) : (
          <IconFile size={18} stroke={1.5} aria-hidden />
        )}
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {[
              adultName,
              name,
              t('applications_file_size', { kilobytes: Math.max(1, Math.round(size / 1024)) }),
              formatDate(createdAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <IconExternalLink size={16} stroke={1.5} className={styles.out} aria-hidden />
      </button>
    </li>
  )
}
