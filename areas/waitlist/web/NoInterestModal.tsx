// Dialog in which staff record that a person does not want an object.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useSendNoInterest } from './changes.ts'
import type { ProposedPair } from './proposed-pair.ts'

export function NoInterestModal({ pair, onClose }: { pair: ProposedPair; onClose: () => void }) {
  const t = useText()
  const noting = useSendNoInterest()
  const { requestId, objectId, contactName, object } = pair
  return (
    <ActionModal
      title={t('waitlist_no_interest_title')}
      text={t('waitlist_no_interest_text', { name: contactName, object })}
      reason={{ label: t('waitlist_reason') }}
      action={t('waitlist_no_interest_confirm')}
      change={noting}
      send={({ reason }) => ({ params: { id: requestId }, body: { objectId, ...(reason && { reason }) } })}
      onClose={onClose}
    />
  )
}
