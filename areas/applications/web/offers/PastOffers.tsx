// Ended offers; each opens a panel with its history and the next candidates.

import { UnstyledButton } from '@mantine/core'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { OfferView } from '../../contract/offers.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { PastOfferLine, PastOfferLines } from './PastOfferLines.tsx'
import styles from './PastOffers.module.css'

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
    <PastOfferLines>
      {offers.map(({ offerId, objectId, objectTitle, state, stateTitle, createdAt, declineReason }) => (
        <PastOfferLine key={offerId} state={state} title={stateTitle}>
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
          <Muted>
            {' '}
            · {formatDate(createdAt)}
            {declineReason && ` · ${declineReason}`}
          </Muted>
        </PastOfferLine>
      ))}
    </PastOfferLines>
  )
}
