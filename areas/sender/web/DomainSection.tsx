// DNS check of the domain: lets recipients verify that the mails come from the project.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getSenderDomain } from '../contract/sender.ts'
import styles from './Sender.module.css'

const tones = { found: 'green', missing: 'red', unknown: 'grey' } as const

export function DomainSection() {
  const t = useText()
  const query = useQuery(queryOf(getSenderDomain))
  const { data } = query
  return (
    <Section title={t('sender_part_domain')} description={t('sender_domain_about')}>
      {!data && <QueryView query={query} rows={3} />}
      <ul className={styles.records}>
        {data?.records.map(({ kind, name, finding }) => (
          <li key={kind} className={styles.record}>
            <StateBadge state={finding} title={t(`sender_finding_${finding}`)} tone={tones[finding]} />
            <span>{t(`sender_domain_${kind}`)}</span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
