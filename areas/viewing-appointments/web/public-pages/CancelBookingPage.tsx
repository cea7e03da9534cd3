// Page to give a booking back, or to decline an invitation. Opening it changes nothing; the button does it.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useParam } from '#platform/web/core/address.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BookingPage } from '../../contract/booking.ts'
import { useCancelBooking, useDeclineInvitation } from './booking-changes.ts'
import { BookingFrame } from './BookingFrame.tsx'
import { BookingStateNotice } from './BookingStateNotice.tsx'
import { Notice } from './Notice.tsx'
import { spokenWhen } from './spoken-when.ts'
import { useFailure } from './use-failure.ts'
import styles from './booking.module.css'

export const load = rememberMailedLanguage

/** Placeholder in the address for a slug that the visitor does not have. */
const noSlug = '-'

export default function CancelBookingPage() {
  const t = useText()
  const appointmentSlug = useParam('appointmentSlug')
  const interestedPersonSlug = useParam('interestedPersonSlug')
  const isBooking = appointmentSlug !== noSlug
  const title = isBooking ? 'viewing_appointments_public_cancel_title' : 'viewing_appointments_public_decline_title'
  return (
    <BookingFrame slugs={isBooking ? { appointmentSlug } : { interestedPersonSlug }} titleOf={() => t(title)}>
      {(page) =>
        isBooking ? (
          <Cancelling slug={appointmentSlug} page={page} />
        ) : (
          <Declining slug={interestedPersonSlug} page={page} />
        )
      }
    </BookingFrame>
  )
}

interface Props {
  slug: string
  page: BookingPage
}

function Cancelling({ slug, page: { booking, appointments } }: Props) {
  const t = useText()
  const failure = useFailure()
  const [hasCancelled, setCancelled] = useState(false)
  const cancelling = useCancelBooking(() => setCancelled(true))
  if (hasCancelled) return <Given title={t('viewing_appointments_public_cancelled')} />
  if (!booking) return null
  if (booking.state === 'declined' || booking.state === 'cancelled' || booking.state === 'lapsed') {
    return <BookingStateNotice booking={booking} isNew={false} />
  }
  const appointment = appointments.find(({ id }) => id === booking.appointmentId)
  return (
    <GiveBackForm
      what={[spokenWhen(t, booking), appointment?.place].filter(Boolean).join(', ')}
      text={t(
        booking.state === 'booked'
          ? 'viewing_appointments_public_cancel_text'
          : 'viewing_appointments_public_cancel_line_text',
      )}
      confirm={t('viewing_appointments_public_cancel_confirm')}
      stay={t('viewing_appointments_public_cancel_stay')}
      stayPath={`/action/${slug}/appointment-edit-participants`}
      isPending={cancelling.isPending}
      message={failure.message}
      onConfirm={(reason) => cancelling.mutate({ params: { slug }, body: reason }, { onError: failure.take })}
    />
  )
}

function Declining({ slug, page: { declinedAt, appointments } }: Props) {
  const t = useText()
  const failure = useFailure()
  const [hasDeclined, setDeclined] = useState(false)
  const declining = useDeclineInvitation(() => setDeclined(true))
  if (hasDeclined || declinedAt) return <Given title={t('viewing_appointments_public_declined')} />
  const [appointment] = appointments
  return (
    <GiveBackForm
      what={[appointment?.title, appointment?.place].filter(Boolean).join(', ')}
      text={t('viewing_appointments_public_decline_text')}
      confirm={t('viewing_appointments_public_decline_confirm')}
      stay={t('viewing_appointments_public_decline_stay')}
      stayPath={`/action/${slug}/appointments-booking-general`}
      isPending={declining.isPending}
      message={failure.message}
      onConfirm={(reason) =>
        declining.mutate({ body: { interestedPersonSlug: slug, ...reason } }, { onError: failure.take })
      }
    />
  )
}

interface FormProps {
  what: string
  text: string
  confirm: string
  stay: string
  stayPath: string
  isPending: boolean
  message: string | undefined
  onConfirm: (reason: { decline_reason?: string }) => void
}

function GiveBackForm({ what, text, confirm, stay, stayPath, isPending, message, onConfirm }: FormProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        {what && <h2 className={styles.cardTitle}>{what}</h2>}
        <p className={styles.text}>{text}</p>
        <TextAreaField
          label={t('viewing_appointments_public_reason')}
          name="decline_reason"
          value={reason}
          onChange={setReason}
          maxLength={500}
          rows={2}
        />
      </section>
      {message && <Notice tone="error" title={message} />}
      <div className={styles.buttons}>
        <Button
          size="md"
          color="red"
          loading={isPending}
          onClick={() => onConfirm(reason.trim() ? { decline_reason: reason.trim() } : {})}
        >
          {confirm}
        </Button>
        <Button component={Link} to={stayPath} size="md" variant="default">
          {stay}
        </Button>
      </div>
    </div>
  )
}

function Given({ title }: { title: string }) {
  const t = useText()
  return (
    <Notice tone="done" title={title}>
      <p>{t('viewing_appointments_public_cancelled_text')}</p>
    </Notice>
  )
}
