// The dialog of each action of staff on a reservation.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ReservationAction } from '../../contract/reservation.ts'
import type { DialogProps } from './dialog-props.ts'
import { ExtendModal } from './ExtendModal.tsx'
import { ReleaseModal } from './ReleaseModal.tsx'
import { SignOnPaperModal } from './SignOnPaperModal.tsx'
import {
  useCountersignReservation,
  useMoveUpQueue,
  useSendAccountingReminder,
  useSendPaymentInfo,
  useSendReservation,
  useSendReservationToSign,
} from './reservation-changes.ts'

export function ReservationDialogs({ action, ...props }: DialogProps & { action: ReservationAction }) {
  if (action === 'sign') return <SignOnPaperModal {...props} />
  if (action === 'extend') return <ExtendModal {...props} />
  if (action === 'release') return <ReleaseModal {...props} />
  if (action === 'moveUp') return <MoveUpModal {...props} />
  return <SimpleModal {...props} action={action} />
}

type Simple = Exclude<ReservationAction, 'sign' | 'extend' | 'release' | 'moveUp'>

function SimpleModal({ applicationId, current, action, onClose }: DialogProps & { action: Simple }) {
  const t = useText()
  const changes = {
    send: useSendReservation(),
    sendToSign: useSendReservationToSign(),
    paymentInfo: useSendPaymentInfo(),
    accountingReminder: useSendAccountingReminder(),
    countersign: useCountersignReservation(),
  }
  return (
    <ActionModal
      title={t(`sales_action_${action}`)}
      text={t(`sales_action_${action}_text`, { buyers: current.buyers, object: current.objectTitle })}
      action={t(`sales_action_${action}_confirm`)}
      change={changes[action]}
      send={() => ({ params: { id: applicationId }, body: { version: current.version } })}
      onClose={onClose}
    />
  )
}

function MoveUpModal({ applicationId, current, onClose }: DialogProps) {
  const t = useText()
  const moving = useMoveUpQueue()
  return (
    <ActionModal
      title={t('sales_action_moveUp')}
      text={t('sales_action_moveUp_text', { buyers: current.buyers })}
      reason={{ label: t('sales_reason'), required: true }}
      action={t('sales_action_moveUp_confirm')}
      change={moving}
      send={({ reason }) => ({ params: { id: applicationId }, body: { version: current.version, reason } })}
      onClose={onClose}
    />
  )
}
