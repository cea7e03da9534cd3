// Third step for people without an invitation: the code from the mail.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useBookSeat, useProveAddress } from './booking-changes.ts'
import type { Hold } from './booking-draft.ts'
import type { BookingStep } from './booking-step.ts'
import { codeIn } from './code-input.ts'
import { Notice } from './Notice.tsx'
import { useFailure } from './use-failure.ts'
import styles from './booking.module.css'

export function CodeStep({ hold, draft, change, isLost, arrive }: BookingStep & { hold: Hold }) {
  const t = useText()
  const failure = useFailure()
  const [code, setCode] = useState('')
  const [isSentAgain, setSentAgain] = useState(false)
  const proving = useProveAddress(arrive)
  const sending = useBookSeat((state) => {
    setSentAgain(true)
    return arrive(state)
  })
  const onError = (error: unknown) => isLost(error) || failure.take(error)
  const prove = () => {
    failure.clear()
    if (code.length !== 6) return failure.show({ code: t('viewing_appointments_code_six_digits') })
    proving.mutate({ params: { slug: hold.appointmentSlug }, body: { code } }, { onError })
  }
  const sendAgain = () => {
    failure.clear()
    setSentAgain(false)
    const contact = { ...draft.contact, language: currentLanguage(), consent: true as const }
    sending.mutate({ body: { appointmentSlug: hold.appointmentSlug, contact, needs: draft.needs } }, { onError })
  }
  return (
    <form
      noValidate
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        prove()
      }}
    >
      <h2 className={styles.cardTitle}>{t('viewing_appointments_public_code_title')}</h2>
      <p className={styles.text}>{t('viewing_appointments_public_code_text', { email: draft.contact.email })}</p>
      <TextField
        label={t('viewing_appointments_public_code')}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={failure.errorOf('code')}
        onChange={(typed) => {
          failure.clear()
          setCode(codeIn(typed))
        }}
      />
      {failure.message && <Notice tone="error" title={failure.message} />}
      {isSentAgain && <Notice tone="info" title={t('viewing_appointments_public_code_sent_again')} />}
      <div className={styles.buttons}>
        <Button type="submit" size="md" loading={proving.isPending}>
          {t('viewing_appointments_public_code_confirm')}
        </Button>
        <Button size="md" variant="default" loading={sending.isPending} onClick={sendAgain}>
          {t('viewing_appointments_public_code_again')}
        </Button>
        <Button size="md" variant="subtle" onClick={() => change({ step: 'contact' })}>
          {t('viewing_appointments_public_code_other_address')}
        </Button>
      </div>
    </form>
  )
}
