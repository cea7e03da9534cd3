// Dialog to request references from all employers with an address in the form: included and skipped ones, and a
// sample of the mail.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewReferenceMail, type getReferenceMails } from '../contract/references.ts'
import { useSendReferenceMails } from './changes.ts'

interface Props {
  applicationId: string
  asked: ReceivedResponseOf<typeof getReferenceMails>['recipients']
  /** Explains which adults are not asked, and why. */
  left: string
  onClose: () => void
}

const type = 'employer'

export function AskAllModal({ applicationId, asked, left, onClose }: Props) {
  const t = useText()
  const sending = useSendReferenceMails()
  const people = asked.map(({ name, contactName, contactEmail }) => `${name} – ${contactName} (${contactEmail})`)
  return (
    <SendMailModal
      title={t('enquiries_ask_employers')}
      text={[t('enquiries_ask_employers_text', { people: people.join(', ') }), left].filter(Boolean).join(' ')}
      send={t('enquiries_send_enquiry')}
      about={applicationId}
      recipients={asked.map(({ adultId, contactName, name }) => ({ id: adultId, name: `${contactName} (${name})` }))}
      look={(mail, recipient) => {
        const {
          adultId = '',
          contactName = '',
          contactEmail = '',
          language = 'de',
        } = asked.find((one) => one.adultId === recipient) ?? {}
        const body = { contactName, contactEmail, language, mail }
        return call(previewReferenceMail, { params: { type, adultId }, body })
      }}
      isSending={sending.isPending}
      onSend={(sent) =>
        sending.mutate({ params: { type }, body: { targets: [applicationId], ...sent } }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
