// Dialog to send a mail of an offer or assignment again.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { previewMail } from '../../contract/offer-actions.ts'
import type { useResendAssignment, useRemindOfOffer } from '../changes.ts'

interface Props {
  kind: 'offer_reminder' | 'assignment'
  applicationId: string
  objectId: string
  title: string
  send: string
  mailing: ReturnType<typeof useRemindOfOffer> | ReturnType<typeof useResendAssignment>
  onClose: () => void
}

export function OfferMailModal({ kind, applicationId, objectId, title, send, mailing, onClose }: Props) {
  return (
    <SendMailModal
      title={title}
      send={send}
      about={applicationId}
      look={(mail) => call(previewMail, { body: { kind, applicationId, mail } })}
      isSending={mailing.isPending}
      onSend={(sent) =>
        mailing.mutate({ params: { applicationId, apartmentId: objectId }, body: sent }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
