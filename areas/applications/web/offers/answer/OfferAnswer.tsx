// Response to an offer in two steps: choose, then confirm. Afterwards it shows the result and what happens next.

import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { OfferConfirmation } from './OfferConfirmation.tsx'
import { OfferDecline } from './OfferDecline.tsx'
import type { Offer } from './OfferedObject.tsx'
import { remainingWords } from '../../review/remaining.ts'
import { OfferButtons } from './OfferButtons.tsx'
import { OfferText } from './OfferText.tsx'
import { OfferHeading } from './OfferHeading.tsx'
import styles from './OfferAnswer.module.css'

interface Props {
  token: string
  offer: Offer
}

type Step = 'look' | 'accept' | 'decline'

export function OfferAnswer({ token, offer }: Props) {
  const t = useText()
  const [step, setStep] = useState<Step>('look')
  const back = () => setStep('look')
  return (
    <section className={styles.card} aria-live="polite" aria-label={t('applications_offer_form_title')}>
      {offer.state === 'accepted' && <Accepted offer={offer} />}
      {offer.state === 'declined' && <Declined offer={offer} />}
      {offer.state === 'open' && step === 'look' && <Question offer={offer} onChoose={setStep} />}
      {offer.state === 'open' && step === 'accept' && <OfferConfirmation token={token} offer={offer} onBack={back} />}
      {offer.state === 'open' && step === 'decline' && <OfferDecline token={token} offer={offer} onBack={back} />}
      <Contact contact={offer.contact} />
    </section>
  )
}

function Question({
  offer: { validUntil, comment, object },
  onChoose,
}: {
  offer: Offer
  onChoose: (step: Step) => void
}) {
  const t = useText()
  const [now] = useState(() => new Date())
  return (
    <>
      <OfferHeading>{t(`applications_offer_form_question_${object.kind}`)}</OfferHeading>
      <p className={styles.until}>
        {t('applications_offer_form_until', { date: formatDate(validUntil) })}
        <span className={styles.left}>{remainingWords(t, validUntil, now)}</span>
      </p>
      {comment && (
        <figure className={styles.comment}>
          <figcaption className={styles.from}>{t('applications_offer_form_comment')}</figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
      <OfferButtons>
        <Button size="md" fullWidth onClick={() => onChoose('accept')}>
          {t('applications_offer_form_accept')}
        </Button>
        <Button size="md" fullWidth variant="default" onClick={() => onChoose('decline')}>
          {t('applications_offer_form_decline')}
        </Button>
      </OfferButtons>
      <p className={styles.note}>{t('applications_offer_form_note')}</p>
    </>
  )
}

function Accepted({ offer: { object } }: { offer: Offer }) {
  const t = useText()
  return (
    <div className={styles.done}>
      <IconCircleCheck size={40} stroke={1.5} className={styles.good} aria-hidden />
      <OfferHeading>{t('applications_offer_form_accepted_title')}</OfferHeading>
      <OfferText>{t('applications_offer_form_accepted_text', { object: object.title })}</OfferText>
    </div>
  )
}

function Declined({ offer: { object } }: { offer: Offer }) {
  const t = useText()
  return (
    <div className={styles.done}>
      <IconCircleX size={40} stroke={1.5} className={styles.soft} aria-hidden />
      <OfferHeading>{t('applications_offer_form_declined_title')}</OfferHeading>
      <OfferText>{t('applications_offer_form_declined_text', { object: object.title })}</OfferText>
    </div>
  )
}

function Contact({ contact: { person, phone, email } }: { contact: Offer['contact'] }) {
  const t = useText()
  if (!phone && !email) return null
  return (
    <p className={styles.contact}>
      {t('applications_offer_form_questions')} {person && <span>{person}</span>}
      {phone && <PhoneLink number={phone} />}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
