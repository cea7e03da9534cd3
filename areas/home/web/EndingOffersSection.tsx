// Open offers, the one that expires first on top: after its last day an offer is declined automatically.

import { Link } from '@tanstack/react-router'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getMyWork } from '../contract/shell.ts'
import styles from './WorkList.module.css'

interface Props {
  offers: NonNullable<ReceivedResponseOf<typeof getMyWork>['endingOffers']>
}

export function EndingOffersSection({ offers }: Props) {
  const t = useText()
  return (
    <Section title={t('home_ending_offers')} bare={offers.length > 0}>
      {offers.length === 0 && (
        <EmptyState title={t('home_ending_offers_none')} text={t('home_ending_offers_none_text')} />
      )}
      <ul className={styles.list}>
        {offers.map(({ applicationId, number, name, object, validUntil }) => (
          <li key={`${applicationId}${object}`}>
            <Link to={`/applications/${applicationId}`} className={styles.row}>
              <span className={styles.names}>
                <span className={styles.name}>{name || t('home_application_number', { number })}</span>
                <span className={styles.detail}>{object}</span>
              </span>
              <time className={styles.detail} dateTime={validUntil}>
                {t('home_offer_until', { date: formatDate(validUntil) })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
