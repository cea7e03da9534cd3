// Total cost of an offer, its obstacles, and the mail as it will be sent.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { MailLook, type MailWording } from '#areas/mail-templates/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { checkOffer } from '../../contract/offer-actions.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'

interface Props {
  applicationId: string
  objectIds: string[]
  validUntil: string
  comment: string
  wording: MailWording
}

export function OfferPreview({ applicationId, objectIds, validUntil, comment, wording }: Props) {
  const t = useText()
  const [checked, setChecked] = useState<{ of: string; answer: ReceivedResponseOf<typeof checkOffer> }>()
  const intended = { objectIds, validUntil, ...(comment ? { comment } : {}) }
  const of = JSON.stringify(intended)
  const answer = checked?.of === of ? checked.answer : undefined
  const look = async (mail: MailWords) => {
    const found = await call(checkOffer, { params: { id: applicationId }, body: { ...intended, mail } })
    setChecked({ of, answer: found })
    return found.mail
  }
  return (
    <Stack gap={12}>
      {answer?.problems.map(({ objectId, reason }) => (
        <Notice key={objectId}>{reason}</Notice>
      ))}
      <MailLook wording={wording} look={objectIds.length > 0 ? look : null} about={`${applicationId} ${of}`} />
      {answer && <Paragraph isSoft>{t('applications_offer_total', { rent: formatMoney(answer.grossRent) })}</Paragraph>}
    </Stack>
  )
}
