// Opens the offer panel with the wished object preselected.

import type { ObjectView } from '#areas/objects/contract/object.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { RelatedApplication } from '../../contract/object-applications.ts'
import { applicationMay } from '../../rules/application-can.ts'
import { applicationStates } from '../../rules/application-state.ts'

interface Props {
  application: RelatedApplication
  object: ObjectView
}

/**
 * Only where the state allows an offer: dozens of disabled buttons in a table would say the same thing dozens of times. What
 * else is missing, such as the second evaluation, the button says.
 */
export function ObjectOfferButton({ application, object }: Props) {
  const t = useText()
  const { can, lets } = useSession()
  const { open } = usePanel()
  const progressState = applicationStates.find((state) => state === application.progress_state)
  const isFree = object.kind === 'apartment' && object.letting_state === 'available'
  if (!lets || !can('applications_write') || !isFree || !progressState) return null
  if (!applicationMay('beOffered', { progressState }).allowed) return null
  return (
    <ActionButton
      availability={application.canBeOffered}
      variant="default"
      size="compact-sm"
      aria-label={t('objects_offer_to', { name: application.contactName })}
      onClick={() => void open('ApplicationOffer', application.id, object.id)}
    >
      {t('objects_offer')}
    </ActionButton>
  )
}
