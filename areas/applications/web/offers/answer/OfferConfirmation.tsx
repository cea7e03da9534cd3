// Second step of accepting an offer: summary for confirmation.

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { keyOf, useChange } from '#platform/web/api/query.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { answerOffer, getOfferForm } from '../../../contract/offers.ts'
import { StepTitle } from '../../details/StepTitle.tsx'
import { rentOf } from '../../../rules/offers/together.ts'
import type { Offer } from './OfferedObject.tsx'
import { OfferButtons } from './OfferButtons.tsx'
import { OfferText } from './OfferText.tsx'

interface Props {
  token: string
  offer: Offer
  onBack: () => void
}

export function OfferConfirmation({ token, offer: { object, together }, onBack }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const answer = useChange(answerOffer, { stale: [getOfferForm] })
  const all = [object, ...together]
  const objectIds = [object.id, ...together.map(({ objectId }) => objectId)]
  // The second click of a double click comes before the button shows that it waits.
  const isSent = useRef(false)
  const accept = () => {
    if (isSent.current) return
    isSent.current = true
    answer.mutate({ params: { id: token }, body: { answer: 'accept', objectIds } }, { onError })
  }
  // After a refusal the offer may have changed, so the page is reloaded.
  const onError = () => {
    isSent.current = false
    void queryClient.invalidateQueries({ queryKey: keyOf(getOfferForm) })
  }
  return (
    <>
      <StepTitle>{t('applications_offer_form_confirm_title')}</StepTitle>
      <OfferText>
        {t('applications_offer_form_confirm_text', {
          object: all.map(({ title }) => title).join(' · '),
          address: object.address,
          rent: formatMoney(rentOf(all)),
        })}
      </OfferText>
      <OfferButtons>
        <Button size="md" fullWidth loading={answer.isPending} onClick={accept}>
          {t('applications_offer_form_confirm')}
        </Button>
        <Button size="md" fullWidth variant="default" onClick={onBack}>
          {t('general_back')}
        </Button>
      </OfferButtons>
    </>
  )
}
