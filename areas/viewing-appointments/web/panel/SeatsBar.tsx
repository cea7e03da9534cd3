// Seats taken as a bar, with the same in words below it.

import { useText } from '#platform/web/i18n/texts.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import styles from './panel.module.css'

export function SeatsBar({ counts }: { counts: AppointmentView['counts'] }) {
  const t = useText()
  const { seats, taken, waiting, invited, present } = counts
  const words = [
    t('viewing_appointments_seats_of', { taken, seats }),
    waiting > 0 && t('viewing_appointments_count_waiting', { count: waiting }),
    invited > 0 && t('viewing_appointments_count_invited', { count: invited }),
    present > 0 && t('viewing_appointments_count_present', { count: present }),
  ]
  return (
    <div className={styles.seats}>
      <div className={styles.bar} aria-hidden>
        <span className={styles.taken} style={{ width: `${Math.min(100, (100 * taken) / seats)}%` }} />
      </div>
      <p className={styles.figures}>{words.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
