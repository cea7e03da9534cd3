// The second step of accepting: what exactly one says yes to.

import { Button } from '@mantine/core'
import { useChange } from '#platform/web/api/query.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { answerOffer, getOfferForm } from '../contract/offers.ts'
import { StepTitle } from './StepTitle.tsx'
import type { Offer } from './OfferedObject.tsx'
import styles from './OfferAnswer.module.css'

interface Props {
  token: string
  offer: Offer
  onBack: () => void
}

export function OfferConfirmation({ token, offer: { object }, onBack }: Props) {
  const t = useText()
  const answer = useChange(answerOffer, { stale: [getOfferForm] })
  return (
    <>
      <StepTitle>{t('applications_offer_form_confirm_title')}</StepTitle>
      <p className={styles.text}>
        {t('applications_offer_form_confirm_text', {
          object: object.title,
          address: object.address,
          rent: formatMoney(object.grossRent),
        })}
      </p>
      <div className={styles.buttons}>
        <Button
          size="md"
          fullWidth
          loading={answer.isPending}
          onClick={() => answer.mutate({ params: { id: token }, body: { answer: 'accept' } })}
        >
          {t('applications_offer_form_confirm')}
        </Button>
        <Button size="md" fullWidth variant="default" onClick={onBack}>
          {t('general_back')}
        </Button>
      </div>
    </>
  )
}
