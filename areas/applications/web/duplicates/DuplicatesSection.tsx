// Other applications that look like this one, with reasons, verdict and comparison.

import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getDuplicates } from '../../contract/duplicates.ts'
import { CompareModal } from './CompareModal.tsx'
import styles from './DuplicatesSection.module.css'

export function DuplicatesSection({ id }: { id: string }) {
  const t = useText()
  const [compared, setCompared] = useState<string>()
  const { data, error, refetch } = useQuery(queryOf(getDuplicates, { params: { id } }))
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data || data.duplicates.length === 0) return null
  return (
    <section id="duplicates" className={styles.section} aria-label={t('applications_duplicates')}>
      {data.duplicates.map(({ applicationId, number, contactName, createdAt, reasons, verdict, decidedBy }) => (
        <div key={applicationId} className={styles.line} data-settled={verdict === 'different' || undefined}>
          <IconCopy size={18} stroke={1.5} aria-hidden className={styles.sign} />
          <span className={styles.what}>
            <span>
              {t('applications_duplicate_of')}{' '}
              <ScreenLink to={`/applications/${applicationId}`}>
                {number} {contactName}
              </ScreenLink>
              , {formatDate(createdAt)}
            </span>
            <span className={styles.facts}>
              {reasons.map(({ title }) => title).join(' · ')}
              {verdict && ` · ${t(`applications_duplicate_is_${verdict}`)}${decidedBy ? ` (${decidedBy})` : ''}`}
            </span>
          </span>
          <Button variant="default" size="compact-sm" onClick={() => setCompared(applicationId)}>
            {t('applications_compare')}
          </Button>
        </div>
      ))}
      {compared && <CompareModal id={id} otherId={compared} onClose={() => setCompared(undefined)} />}
    </section>
  )
}
