// People whose data the next nightly run deletes. A record that is still needed can be reactivated before.

import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getRetention } from '../contract/retention.ts'
import styles from './RetentionPage.module.css'

type Retention = ReceivedResponseOf<typeof getRetention>

export default function RetentionPage() {
  const t = useText()
  const query = useQuery(queryOf(getRetention))
  return (
    <>
      <PageHead
        title={t('retention_title')}
        back={{ to: '/project-settings/process-settings', label: t('screen_settings_process') }}
      />
      <QueryView query={query}>{(data) => <Due retention={data} />}</QueryView>
    </>
  )
}

function Due({ retention: { days, count, due, anonymised } }: { retention: Retention }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('retention_explanation', { days })}</p>
      <Section title={t('retention_tonight')} count={count} bare>
        {due.length === 0 ? (
          <EmptyState
            title={t('retention_nobody')}
            text={t('retention_nobody_text')}
            icon={<IconCircleCheck size={32} stroke={1.5} />}
          />
        ) : (
          <ul className={styles.list}>
            {due.map((one) => (
              <DueLine key={one.id} due={one} />
            ))}
          </ul>
        )}
        {count > due.length && <p className={styles.lead}>{t('retention_more', { count: count - due.length })}</p>}
      </Section>
      <p className={styles.lead}>{t('retention_so_far', { count: formatNumber(anonymised) })}</p>
    </div>
  )
}

function DueLine({ due }: { due: Retention['due'][number] }) {
  const t = useText()
  const { id, number, contactName, deactivatedAt, reason, documents, comments, mails } = due
  return (
    <li className={styles.item}>
      <ScreenLink to={`/applications/${id}`} className={styles.name ?? ''}>
        {t('applications_head', { number, name: contactName })}
      </ScreenLink>
      <span className={styles.facts}>
        {[t('retention_inactive_since', { date: formatDate(deactivatedAt) }), reason].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.facts}>{t('retention_what', { documents, comments, mails })}</span>
    </li>
  )
}
