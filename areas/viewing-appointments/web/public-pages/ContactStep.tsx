// Second step: contact fields for people without an invitation, needs on site, and the button that books.

import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { fieldId } from '#platform/web/form/field-props.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BookingPage } from '../../contract/booking.ts'
import { useBookSeat } from './booking-changes.ts'
import type { Contact, Hold } from './booking-draft.ts'
import type { BookingStep } from './booking-step.ts'
import { NeedsFields } from './NeedsFields.tsx'
import { Notice } from './Notice.tsx'
import { useFailure } from './use-failure.ts'
import styles from './booking.module.css'

interface Props extends BookingStep {
  person: BookingPage['person']
  hold: Hold
}

export function ContactStep({ person, hold, draft, change, isLost, arrive }: Props) {
  const t = useText()
  const failure = useFailure()
  const [hasConsent, setConsent] = useState(false)
  const booking = useBookSeat(arrive)
  const { contact, needs } = draft
  const required = t('general_field_is_required')
  const book = () => {
    const problems = person ? {} : problemsOf(contact, hasConsent, required)
    failure.clear()
    failure.show(problems)
    if (Object.keys(problems).length > 0) return
    const body = {
      appointmentSlug: hold.appointmentSlug,
      needs,
      ...(!person && { contact: { ...contact, language: currentLanguage(), consent: true as const } }),
    }
    booking.mutate({ body }, { onError: (error) => isLost(error) || failure.take(error) })
  }
  const labels = {
    'contact.name': t('viewing_appointments_public_name'),
    'contact.email': t('viewing_appointments_public_email'),
    'contact.phone': t('viewing_appointments_public_phone'),
    'contact.consent': t('viewing_appointments_public_consent'),
  }
  const field = (name: keyof Contact) => ({
    label: labels[`contact.${name}`],
    name: `contact.${name}`,
    value: contact[name],
    error: failure.errorOf(`contact.${name}`),
    onChange: (typed: string) => {
      failure.clear(`contact.${name}`)
      change({ contact: { ...contact, [name]: typed } })
    },
  })
  const consentError = failure.errorOf('contact.consent')
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault()
        book()
      }}
    >
      <ErrorSummary errors={failure.errors} labels={labels} />
      {person ? (
        <p className={styles.lead}>
          {t('viewing_appointments_public_book_as', { name: person.name, email: person.email })}
        </p>
      ) : (
        <section className={styles.card} aria-labelledby="contact">
          <h2 id="contact" className={styles.cardTitle}>
            {t('viewing_appointments_public_contact')}
          </h2>
          <TextField {...field('name')} required autoComplete="name" maxLength={120} />
          <TextField {...field('email')} required type="email" autoComplete="email" />
          <PhoneField {...field('phone')} />
          <Checkbox
            id={fieldId('contact.consent')}
            label={labels['contact.consent']}
            aria-required
            checked={hasConsent}
            error={consentError}
            onChange={(event) => {
              failure.clear('contact.consent')
              setConsent(event.currentTarget.checked)
            }}
          />
        </section>
      )}
      <NeedsFields needs={needs} onChange={(changed) => change({ needs: changed })} />
      {failure.message && <Notice tone="error" title={failure.message} />}
      <div className={styles.buttons}>
        <Button type="submit" size="md" loading={booking.isPending}>
          {t(hold.state === 'queued' ? 'viewing_appointments_public_book_line' : 'viewing_appointments_public_book')}
        </Button>
      </div>
    </form>
  )
}

/** The server checks the spelling of address and number. */
function problemsOf({ name, email }: Contact, hasConsent: boolean, required: string): Record<string, string> {
  return {
    ...(name.trim() === '' && { 'contact.name': required }),
    ...(email.trim() === '' && { 'contact.email': required }),
    ...(!hasConsent && { 'contact.consent': required }),
  }
}
