// Text of an event: time, title, seats, and the state in words where it is not the usual one.

import { useText } from '#platform/web/i18n/texts.ts'
import { appointmentStateText } from '../../rules/appointment.ts'
import type { CalendarEvent } from '../../contract/plan.ts'
import { shownTimes } from '../when.ts'
import styles from './calendar.module.css'

export function EventBody({ event }: { event: CalendarEvent }) {
  const t = useText()
  const { title, state, seats, taken, hostTitle } = event
  return (
    <span className={styles.eventBody}>
      <span className={styles.eventTime}>{shownTimes(event)}</span>
      <span className={styles.eventTitle}>{title}</span>
      <span className={styles.eventFacts}>
        {t(appointmentStateText(state))}
        {seats > 0 && ` · ${taken}/${seats}`}
        {hostTitle && ` · ${hostTitle}`}
      </span>
    </span>
  )
}
