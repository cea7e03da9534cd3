// The newest applications that are still unread.

import { Link } from '@tanstack/react-router'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getMyWork } from '../contract/shell.ts'
import styles from './WorkList.module.css'

interface Props {
  applications: NonNullable<ReceivedResponseOf<typeof getMyWork>['newest']>
}

export function NewestApplicationsSection({ applications }: Props) {
  const t = useText()
  return (
    <Section title={t('home_newest')} bare={applications.length > 0}>
      {applications.length === 0 && <EmptyState title={t('home_newest_none')} text={t('home_newest_none_text')} />}
      <ul className={styles.list}>
        {applications.map(({ applicationId, number, name, objects, createdAt }) => (
          <li key={applicationId}>
            <Link to={`/applications/${applicationId}`} className={styles.row}>
              <span className={styles.names}>
                <span className={styles.name}>{name || t('home_application_number', { number })}</span>
                <span className={styles.detail}>{objects}</span>
              </span>
              <time className={styles.detail} dateTime={createdAt}>
                {formatDate(createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
