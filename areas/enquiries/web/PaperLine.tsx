// A single document. Opening it uses the user's own permission, and marks it as seen if the user may review it.

import { IconFile, IconPhoto } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getApplication } from '#areas/applications/contract/application.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { Asking, Paper } from './asked.ts'
import { CategorizeModal } from './CategorizeModal.tsx'
import { useDeleteApplicationDocument } from './changes.ts'
import { PaperFacts } from './PaperFacts.tsx'
import styles from './PaperLine.module.css'

interface Props {
  applicationId: string
  document: Paper
  asking: Asking | undefined
}

export function PaperLine({ applicationId, document, asking }: Props) {
  const t = useText()
  const { title, name, contentType, isNew } = document
  const { isOpening, open } = useOpening(applicationId, document)
  const [isSorting, setSorting] = useState(false)
  const deletion = useDeleteApplicationDocument()
  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('enquiries_delete_document_title', { name }),
      text: t('enquiries_delete_document_text'),
      confirm: t('enquiries_delete_document'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id: applicationId }, body: { documentId: document.id } })
  }
  return (
    <li className={styles.line}>
      <button type="button" className={styles.document} onClick={() => void open()} disabled={isOpening}>
        {contentType.startsWith('image/') ? (
          <IconPhoto size={18} stroke={1.5} aria-hidden />
        ) : (
          <IconFile size={18} stroke={1.5} aria-hidden />
        )}
        <span className={styles.what}>
          <span className={styles.title}>
            {title}
            {isNew && <span className={styles.new}>{t('enquiries_new')}</span>}
          </span>
          <Facts document={document} />
        </span>
      </button>
      {asking?.canEdit && (
        <ActionMenu
          label={t('enquiries_paper_more', { name })}
          actions={[
            { key: 'categorize', title: t('enquiries_categorize'), allowed: true, run: () => setSorting(true) },
            {
              key: 'delete',
              title: t('enquiries_delete_document'),
              allowed: true,
              danger: true,
              run: () => void remove(),
            },
          ]}
        />
      )}
      {isSorting && asking && <CategorizeModal document={document} asking={asking} onClose={() => setSorting(false)} />}
    </li>
  )
}

function Facts({ document: { adultName, name, size, createdAt, issuedOn } }: { document: Paper }) {
  const t = useText()
  const facts = [
    adultName,
    name,
    t('applications_file_size', { kilobytes: Math.max(1, Math.round(size / 1024)) }),
    issuedOn ? t('enquiries_issued', { date: formatDate(issuedOn) }) : formatDate(createdAt),
  ]
  return <PaperFacts>{facts.filter(Boolean).join(' · ')}</PaperFacts>
}

function useOpening(applicationId: string, { id: documentId, name, isNew }: Paper) {
  const queryClient = useQueryClient()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    const address = `/api/v1/applications/${applicationId}/serve-document-with-update`
    await showPaper({ address, name, method: 'POST', body: { documentId } })
    if (isNew) await queryClient.invalidateQueries({ queryKey: keyOf(getApplication) })
    setOpening(false)
  }
  return { isOpening, open }
}
