// Dialog that mails the link to the buying confirmation form.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewConfirmationForm } from '../../contract/confirmation.ts'
import { useSendConfirmationForm } from '../changes.ts'

interface Props {
  application: { id: string; contactEmail: string }
  /** A form was sent before; its link ends. */
  isAgain: boolean
  onClose: () => void
}

export function SendConfirmationModal({ application: { id, contactEmail }, isAgain, onClose }: Props) {
  const t = useText()
  const sending = useSendConfirmationForm()
  const params = { id }
  return (
    <SendMailModal
      title={t('sales_send_form')}
      text={t(isAgain ? 'sales_send_form_text_again' : 'sales_send_form_text', { email: contactEmail })}
      send={t('general_send')}
      about={id}
      look={(mail) => call(previewConfirmationForm, { params, body: { mail } })}
      isSending={sending.isPending}
      onSend={(sent) => sending.mutate({ params, body: sent }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
