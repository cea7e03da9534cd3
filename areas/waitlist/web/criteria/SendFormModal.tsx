// Dialog that mails the criteria form to a person already on the list.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewCriteriaFormMail } from '../../contract/criteria-form.ts'
import type { RequestView } from '../../contract/request.ts'
import { useSendCriteriaForm } from '../changes.ts'

export function SendFormModal({ request, onClose }: { request: RequestView; onClose: () => void }) {
  const t = useText()
  const sending = useSendCriteriaForm()
  const { id, contactEmail, progress_state } = request
  const params = { id }
  return (
    <SendMailModal
      title={t('waitlist_send_title')}
      text={t(progress_state === 'waitlist.accepted' ? 'waitlist_send_text_accepted' : 'waitlist_send_text', {
        email: contactEmail ?? '',
      })}
      send={t('waitlist_deed_send_form')}
      about={id}
      look={(mail) => call(previewCriteriaFormMail, { params, body: { mail } })}
      isSending={sending.isPending}
      onSend={(sent) => sending.mutate({ params, body: sent }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
