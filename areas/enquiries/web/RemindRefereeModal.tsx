// Dialog to remind a referee who has not responded.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewReferenceMail } from '../contract/references.ts'
import type { ReferenceModalProps } from './asked.ts'
import { useRemindReferee } from './changes.ts'

export function RemindRefereeModal({ evaluation, reference, onClose }: ReferenceModalProps) {
  const t = useText()
  const reminding = useRemindReferee()
  const { type, contactName, contactEmail, language } = reference
  const params = { type, adultId: evaluation.adultId }
  return (
    <SendMailModal
      title={t('enquiries_remind_title', { name: contactName })}
      send={t('enquiries_deed_remind')}
      about={`${evaluation.adultId} ${type}`}
      look={(mail) =>
        call(previewReferenceMail, { params, body: { contactName, contactEmail, language, reminder: true, mail } })
      }
      isSending={reminding.isPending}
      onSend={(sent) => reminding.mutate({ params, body: sent }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
