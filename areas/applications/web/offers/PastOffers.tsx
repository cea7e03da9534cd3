// Ended offers; each opens a panel with its history and the next candidates.

import { UnstyledButton } from '@mantine/core'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { OfferView } from '../../contract/offers.ts'
import styles from './OfferSection.module.css'

interface Props {
  applicationId: string
  offers: readonly OfferView[]
}

export function PastOffers(props: Props) {
  const t = useText()
  return (
    <div className={styles.past}>
      <h3 className={styles.subtitle}>{t('applications_past_offers')}</h3>
      <PastOfferList {...props} />
    </div>
  )
}

export function PastOfferList({ applicationId, offers }: Props) {
  const panel = usePanel()
  return (
    <ul className={styles.list}>
      {offers.map(({ offerId, objectId, objectTitle, state, stateTitle, createdAt, declineReason }) => (
        <li key={offerId} className={styles.entry}>
          <StateBadge state={state} title={stateTitle} />
          <span>
            {state === 'accepted' ? (
              objectTitle
            ) : (
              <UnstyledButton
                className={styles.open}
                onClick={() => void panel.open('ApplicationOfferDeclined', applicationId, objectId)}
              >
                {objectTitle}
              </UnstyledButton>
            )}
            <span className={styles.facts}>
              {' '}
              · {formatDate(createdAt)}
              {declineReason && ` · ${declineReason}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
