// One object for a household: how well it fits, and the button to offer it.

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ObjectChoice } from '../../contract/offers.ts'
import { FitMarks } from './FitMarks.tsx'
import { addressAndFacts } from './object-facts.ts'
import styles from './WishedObject.module.css'

interface Props {
  applicationId: string
  object: ObjectChoice
  /** Notes about this wish, below its facts. */
  children?: ReactNode
  /** Further actions beside the offer button. */
  actions?: ReactNode
}

export function WishedObject({ applicationId, object, children, actions }: Props) {
  const t = useText()
  const { can, lets } = useSession()
  const panel = usePanel()
  return (
    <li className={styles.wish}>
      {object.rank !== null && (
        <span className={styles.rank} aria-label={t('applications_rank', { rank: object.rank })}>
          {object.rank}
        </span>
      )}
      <div className={styles.what}>
        <div className={styles.line}>
          <Link to={`/objects/${object.objectId}`} className={styles.title}>
            {object.title}
          </Link>
          <StateBadge state={object.progress_state} title={object.stateTitle} />
        </div>
        <div className={styles.facts}>{addressAndFacts(t, object.address, object)}</div>
        <FitMarks fits={object.fits} />
        {children}
      </div>
      <div className={styles.side}>
        <span className={styles.rent}>{formatMoney(object.grossRent ?? object.sellingPrice)}</span>
        <span className={styles.facts}>{t('applications_others', { count: object.otherApplications })}</span>
        {lets && can('applications_write') && (
          <ActionButton
            availability={object.canBeOffered}
            size="compact-sm"
            variant="default"
            onClick={() => void panel.open('ApplicationOffer', applicationId, object.objectId)}
          >
            {t('applications_offer_this')}
          </ActionButton>
        )}
        {actions}
      </div>
    </li>
  )
}
