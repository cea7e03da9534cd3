// The mail about an assignment once more.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewMail } from '../contract/offer-deeds.ts'
import { useAssignmentMail } from './changes.ts'

interface Props {
  applicationId: string
  objectId: string
  onClose: () => void
}

export function AssignmentMailModal({ applicationId, objectId, onClose }: Props) {
  const t = useText()
  const mailing = useAssignmentMail()
  return (
    <SendMailModal
      title={t('applications_assignment_mail_again')}
      send={t('general_send')}
      about={applicationId}
      look={(mail) => call(previewMail, { body: { kind: 'assignment', applicationId, mail } })}
      isSending={mailing.isPending}
      onSend={(sent) =>
        mailing.mutate({ params: { applicationId, apartmentId: objectId }, body: sent }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
