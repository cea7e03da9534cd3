// The slot held for the visitor, and how long it is held.

import { Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BookingPage } from '../../contract/booking.ts'
import { minutesLeft, type BookingDraft, type Hold } from './booking-draft.ts'
import { useReleaseSeat } from './booking-changes.ts'
import { spokenTime, spokenWhen } from './spoken-when.ts'
import styles from './booking.module.css'

interface Props {
  page: BookingPage
  draft: BookingDraft
  hold: Hold
  now: Date
  onBack: () => void
}

export function HeldSlot({ page, draft, hold, now, onBack }: Props) {
  const t = useText()
  const releasing = useReleaseSeat()
  const appointment = page.appointments.find(({ slots }) => slots.some(({ id }) => id === hold.slotId))
  const slot = appointment?.slots.find(({ id }) => id === hold.slotId)
  const persons = t('viewing_appointments_persons_count', { count: draft.persons })
  const values = { time: spokenTime(hold.until), count: minutesLeft(hold.until, now), place: hold.place ?? 1 }
  const back = () => {
    // The seat is free again later anyway, so a failure is no reason to keep the visitor here.
    releasing.mutate({ params: { slug: hold.appointmentSlug } })
    onBack()
  }
  return (
    <section className={styles.card} aria-labelledby="held-slot">
      <h2 id="held-slot" className={styles.cardTitle}>
        {slot ? spokenWhen(t, slot) : t('viewing_appointments_public_slot')}
      </h2>
      {appointment && (
        <p className={styles.soft}>
          {appointment.place} · {persons}
        </p>
      )}
      <p className={styles.text}>
        {hold.state === 'queued'
          ? t('viewing_appointments_public_queued_until', values)
          : t('viewing_appointments_public_held_until', values)}
      </p>
      <div>
        <Button variant="default" onClick={back}>
          {t('viewing_appointments_public_other_slot')}
        </Button>
      </div>
    </section>
  )
}
