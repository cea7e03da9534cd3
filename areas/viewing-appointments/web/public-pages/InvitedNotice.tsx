// For an invited person: greeting, an existing booking, or an answer already given.

import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import type { BookingPage } from '../../contract/booking.ts'
import { Notice } from './Notice.tsx'
import { spokenWhen } from './spoken-when.ts'
import styles from './booking.module.css'

export function InvitedNotice({ page, slug }: { page: BookingPage; slug: string }) {
  const t = useText()
  const { person, booking, declinedAt } = page
  if (!person) return null
  if (booking) {
    return (
      <Notice tone="info" title={`${booking.stateTitle}: ${spokenWhen(t, booking)}`}>
        <p>{t('viewing_appointments_public_booked_before')}</p>
      </Notice>
    )
  }
  if (declinedAt) {
    return (
      <Notice tone="info" title={t('viewing_appointments_public_declined_on', { date: formatDate(declinedAt) })}>
        <p>{t('viewing_appointments_public_declined_text')}</p>
      </Notice>
    )
  }
  return (
    <p className={styles.lead}>
      {t('viewing_appointments_public_hello', { name: person.name })}{' '}
      <Link to={`/action/-/${slug}/appointment-cancel-booking`}>{t('viewing_appointments_public_cannot_come')}</Link>
    </p>
  )
}
