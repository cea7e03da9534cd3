// Open viewings, which need no booking: date and place.

import { useText } from '#platform/web/i18n/texts.ts'
import type { PublicAppointment } from '../../contract/booking.ts'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { spokenWhen } from './spoken-when.ts'
import styles from './booking.module.css'

export function OpenAppointments({ appointments }: { appointments: readonly PublicAppointment[] }) {
  const t = useText()
  const open = appointments.filter(({ kind, slots }) => kind === 'open' && slots.length > 0)
  return open.map((appointment) => (
    <section key={appointment.id} className={styles.card} aria-labelledby={`open-${appointment.id}`}>
      <h2 id={`open-${appointment.id}`} className={styles.cardTitle}>
        {appointment.title}
      </h2>
      <ul className={styles.dates}>
        {appointment.slots.map((slot) => (
          <li key={slot.id}>{spokenWhen(t, slot)}</li>
        ))}
      </ul>
      <AppointmentFacts appointment={appointment} />
      <p className={styles.soft}>{t('viewing_appointments_public_open_text')}</p>
    </section>
  ))
}
