// Documents of a household: completeness, open request, and each document with its actions.

import { IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationView } from '#areas/applications/contract/application.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getDocumentsRequest } from '../contract/documents.ts'
import { DocumentsRequestModal } from './DocumentsRequestModal.tsx'
import { PaperLine } from './PaperLine.tsx'
import { RequestedPapers } from './RequestedPapers.tsx'
import styles from './PapersSection.module.css'

const tones = { none: 'grey', partial: 'amber', complete: 'green', expired: 'red' } as const
const toneOf = (state: string) => Object.entries(tones).find(([key]) => key === state)?.[1] ?? 'grey'

export default function PapersSection({ application }: { application: ApplicationView }) {
  const t = useText()
  const { id, documents, documentsState } = application
  const { data: asking } = useQuery(queryOf(getDocumentsRequest, { params: { id } }))
  const [isAsking, setAsking] = useState(false)
  return (
    <Section
      title={t('applications_documents')}
      count={documents.length}
      action={
        <span className={styles.head}>
          <StateBadge
            state={documentsState}
            title={t(`applications_documents_${documentsState}`)}
            tone={toneOf(documentsState)}
          />
          {asking?.canEdit && (
            <ActionButton
              availability={
                asking.people.some(({ papers }) => papers.length > 0)
                  ? asking.canRequest
                  : { allowed: false, reason: t('enquiries_no_papers_asked') }
              }
              variant="default"
              size="compact-sm"
              leftSection={<IconMailForward size={16} stroke={1.5} />}
              onClick={() => setAsking(true)}
            >
              {t('enquiries_request_documents')}
            </ActionButton>
          )}
        </span>
      }
      bare
    >
      {asking?.request && <RequestedPapers request={asking.request} />}
      {documents.length === 0 ? (
        <p className={styles.none}>{t('applications_no_documents_text')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <PaperLine key={document.id} applicationId={id} document={document} asking={asking} />
          ))}
        </ul>
      )}
      {isAsking && asking && <DocumentsRequestModal asking={asking} onClose={() => setAsking(false)} />}
    </Section>
  )
}
