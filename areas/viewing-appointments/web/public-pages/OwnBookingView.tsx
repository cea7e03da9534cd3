// A booking as its owner sees it, with the actions that its state permits.

import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import type { OwnBooking, PublicAppointment } from '../../contract/booking.ts'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { useAcceptSeat } from './booking-changes.ts'
import { BookingStateNotice } from './BookingStateNotice.tsx'
import { Notice } from './Notice.tsx'
import { spokenWhen } from './spoken-when.ts'
import { useFailure } from './use-failure.ts'
import styles from './booking.module.css'

interface Props {
  slug: string
  booking: OwnBooking
  /** Absent if the appointment is cancelled. */
  appointment: PublicAppointment | undefined
  isNew: boolean
  onChange: () => void
}

export function OwnBookingView({ slug, booking, appointment, isNew, onChange }: Props) {
  const t = useText()
  const failure = useFailure()
  const accepting = useAcceptSeat()
  const { state, code, persons, canChange } = booking
  const isActive = state === 'booked' || state === 'waiting' || state === 'offered'
  return (
    <div className={styles.page}>
      <BookingStateNotice booking={booking} isNew={isNew} />
      <section className={styles.card} aria-labelledby="own-booking">
        <h2 id="own-booking" className={styles.cardTitle}>
          {spokenWhen(t, booking)}
        </h2>
        {appointment && <p className={styles.soft}>{appointment.title}</p>}
        <p className={styles.soft}>
          {booking.name && `${booking.name} · `}
          {t('viewing_appointments_persons_count', { count: persons })}
        </p>
        {code && (
          <p className={styles.code}>
            <span>{t('viewing_appointments_public_door_code')}</span>
            <strong>{code}</strong>
          </p>
        )}
        {appointment && isActive && <AppointmentFacts appointment={appointment} />}
        {state === 'booked' && (
          <div>
            <Button
              component="a"
              href={`/api/v1/appointments/public/export-ical?appointmentSlug=${slug}`}
              download
              variant="default"
              leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
            >
              {t('viewing_appointments_public_calendar')}
            </Button>
          </div>
        )}
      </section>
      {failure.message && <Notice tone="error" title={failure.message} />}
      {isActive && (
        <div className={styles.buttons}>
          {state === 'offered' && (
            <Button
              size="md"
              loading={accepting.isPending}
              onClick={() => accepting.mutate({ params: { slug } }, { onError: failure.take })}
            >
              {t('viewing_appointments_public_accept')}
            </Button>
          )}
          {canChange && (
            <Button size="md" variant="default" onClick={onChange}>
              {t('viewing_appointments_public_change')}
            </Button>
          )}
          <Button component={Link} to={`/action/${slug}/-/appointment-cancel-booking`} size="md" variant="default">
            {t(state === 'booked' ? 'viewing_appointments_public_cancel' : 'viewing_appointments_public_cancel_line')}
          </Button>
        </div>
      )}
      {!canChange && state === 'booked' && (
        <p className={styles.soft}>{t('viewing_appointments_public_too_late_to_change')}</p>
      )}
    </div>
  )
}
