// Second step of declining an offer: reason and optional remark.

import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { answerOffer, getOfferForm, offerDeclineReasons } from '../../../contract/offers.ts'
import { StepTitle } from '../../details/StepTitle.tsx'
import type { Offer } from './OfferedObject.tsx'
import { OfferButtons } from './OfferButtons.tsx'
import { OfferText } from './OfferText.tsx'
import styles from './OfferDecline.module.css'

interface Props {
  token: string
  offer: Offer
  onBack: () => void
}

export function OfferDecline({ token, offer: { object }, onBack }: Props) {
  const t = useText()
  const answer = useChange(answerOffer, { stale: [getOfferForm] })
  const [reason, setReason] = useState<string>('')
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    const chosen = offerDeclineReasons.find((one) => one === reason)
    if (!chosen) return
    const words = comment.trim() ? { comment: comment.trim() } : {}
    answer.mutate({ params: { id: token }, body: { answer: 'decline', reason: chosen, ...words } })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <StepTitle>{t('applications_offer_form_decline_title')}</StepTitle>
      <OfferText>{t('applications_offer_form_decline_text', { object: object.title })}</OfferText>
      <Radio.Group
        label={t('applications_offer_form_why')}
        mt={16}
        value={reason}
        onChange={setReason}
        error={isTried && !reason ? t('general_field_is_required') : null}
      >
        <div className={styles.reasons}>
          {offerDeclineReasons.map((one) => (
            <Radio key={one} value={one} label={t(`applications_decline_${one}`)} />
          ))}
        </div>
      </Radio.Group>
      <OfferButtons>
        <TextAreaField
          label={t('applications_remark')}
          value={comment}
          onChange={setComment}
          maxLength={1000}
          rows={2}
        />
        <Button type="submit" size="md" fullWidth loading={answer.isPending}>
          {t('applications_offer_form_decline')}
        </Button>
        <Button size="md" fullWidth variant="default" onClick={onBack}>
          {t('general_back')}
        </Button>
      </OfferButtons>
    </form>
  )
}
