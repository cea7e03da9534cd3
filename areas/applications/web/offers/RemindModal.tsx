// Dialog to remind a household of its open offer.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ApplicationView } from '../../contract/application.ts'
import { getOffer } from '../../contract/offers.ts'
import { useRemindOfOffer } from '../changes.ts'
import { OfferMailModal } from './OfferMailModal.tsx'

interface Props {
  application: Pick<ApplicationView, 'id' | 'contactName'>
  onClose: () => void
}

export function RemindModal({ application: { id, contactName }, onClose }: Props) {
  const t = useText()
  const reminder = useRemindOfOffer()
  const { data } = useQuery(queryOf(getOffer, { params: { id } }))
  if (!data?.open) return null
  return (
    <OfferMailModal
      kind="offer_reminder"
      applicationId={id}
      objectId={data.open.objectId}
      title={t('applications_remind_title', { name: contactName })}
      send={t('applications_remind_send')}
      mailing={reminder}
      onClose={onClose}
    />
  )
}
