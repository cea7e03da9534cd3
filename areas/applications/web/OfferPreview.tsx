// What an offer costs altogether, what stands in its way, and the mail as it will read: asked for before it is sent.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { checkOffer } from '../contract/offer-deeds.ts'
import { MailPreviewView } from './MailPreviewView.tsx'
import styles from './OfferPanel.module.css'

interface Props {
  applicationId: string
  objectIds: string[]
  validUntil: string
  comment: string
  onFailure: (failure: unknown) => void
}

type Shown = ReceivedAnswerOf<typeof checkOffer>

export function OfferPreview({ applicationId, objectIds, validUntil, comment, onFailure }: Props) {
  const t = useText()
  const check = useChange(checkOffer, { errors: 'own' })
  const [shown, setShown] = useState<{ of: string; answer: Shown }>()
  const body = { objectIds, validUntil, ...(comment ? { comment } : {}) }
  // A preview of other words than those in the form would mislead.
  const of = JSON.stringify(body)
  const answer = shown?.of === of ? shown.answer : undefined
  return (
    <Stack gap={12}>
      <Button
        variant="default"
        disabled={objectIds.length === 0}
        loading={check.isPending}
        onClick={() =>
          check.mutate(
            { params: { id: applicationId }, body },
            { onSuccess: (found) => setShown({ of, answer: found }), onError: onFailure },
          )
        }
      >
        {t('applications_mail_preview')}
      </Button>
      {answer?.problems.map(({ objectId, reason }) => (
        <p key={objectId} className={styles.obstacle}>
          {reason}
        </p>
      ))}
      {answer && (
        <>
          <MailPreviewView mail={answer.mail} />
          <p className={styles.to}>{t('applications_offer_total', { rent: formatMoney(answer.grossRent) })}</p>
        </>
      )}
    </Stack>
  )
}
