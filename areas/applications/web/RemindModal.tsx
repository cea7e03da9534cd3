// Reminding of an open offer now.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewMail } from '../contract/offer-deeds.ts'
import { useReminder } from './changes.ts'

interface Props {
  applicationId: string
  objectId: string
  name: string
  onClose: () => void
}

export function RemindModal({ applicationId, objectId, name, onClose }: Props) {
  const t = useText()
  const reminder = useReminder()
  return (
    <SendMailModal
      title={t('applications_remind_title', { name })}
      send={t('applications_remind_send')}
      about={applicationId}
      look={(mail) => call(previewMail, { body: { kind: 'offer_reminder', applicationId, mail } })}
      isSending={reminder.isPending}
      onSend={(sent) =>
        reminder.mutate({ params: { applicationId, apartmentId: objectId }, body: sent }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
