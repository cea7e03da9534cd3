// Place, host and description of an appointment.

import { IconMapPin, IconUser } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { PublicAppointment } from '../../contract/booking.ts'
import styles from './booking.module.css'

export function AppointmentFacts({ appointment }: { appointment: PublicAppointment }) {
  const t = useText()
  const { place, text, objects, hostTitle } = appointment
  return (
    <div className={styles.facts}>
      {objects.length > 0 && (
        <ul className={styles.objects}>
          {objects.map(({ title, address, publicPath }) => (
            <li key={`${title} ${address}`}>
              {publicPath ? <ScreenLink to={publicPath}>{title}</ScreenLink> : title}
              <span className={styles.soft}>{`, ${address}`}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.fact}>
        <IconMapPin size={18} stroke={1.5} aria-hidden />
        {place}
      </p>
      {hostTitle && (
        <p className={styles.fact}>
          <IconUser size={18} stroke={1.5} aria-hidden />
          {t('viewing_appointments_led_by', { name: hostTitle })}
        </p>
      )}
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
