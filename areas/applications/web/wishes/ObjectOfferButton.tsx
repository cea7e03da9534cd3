// Opens the offer panel with the object preselected.

import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { Candidate } from '../../contract/offer-actions.ts'
import styles from './ObjectOfferButton.module.css'

interface Props {
  candidate: Pick<Candidate, 'applicationId' | 'contactName' | 'canBeOffered'>
  place: number
  objectId: string
}

/** The first rows always show the button, also unavailable with its reason; further rows show it on hover and focus. */
const alwaysShown = 3

export function ObjectOfferButton({ candidate: { applicationId, contactName, canBeOffered }, place, objectId }: Props) {
  const t = useText()
  const { can } = useSession()
  const { open } = usePanel()
  const isFirst = place <= alwaysShown
  if (!can('applications_write') || (!isFirst && !canBeOffered.allowed)) return null
  return (
    <span className={isFirst ? undefined : styles.quiet}>
      <ActionButton
        availability={canBeOffered}
        variant={place === 1 ? 'filled' : 'default'}
        size="compact-sm"
        aria-label={t('applications_offer_to_next', { name: contactName })}
        onClick={() => void open('ApplicationOffer', applicationId, objectId)}
      >
        {t('applications_offer_this')}
      </ActionButton>
    </span>
  )
}
