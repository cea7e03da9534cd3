// Appointments of a week or month by day, for narrow screens on which a grid is unreadable.

import { UnstyledButton } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { appointmentStateText } from '../../rules/appointment.ts'
import type { CalendarEvent } from '../../contract/plan.ts'
import { dayOfInstant, shownDay, shownTimes } from '../when.ts'
import styles from './calendar.module.css'

interface Props {
  events: readonly CalendarEvent[]
  range: { from: string; to: string }
  isLoading: boolean
  onLook: (id: string) => void
}

export function Agenda({ events, range, isLoading, onLook }: Props) {
  const t = useText()
  if (isLoading) return <LoadingRows rows={5} />
  const sorted = events
    .filter(({ startsAt }) => dayOfInstant(startsAt) >= range.from && dayOfInstant(startsAt) <= range.to)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const days = [...new Set(sorted.map(({ startsAt }) => dayOfInstant(startsAt)))]
  if (days.length === 0) return <p className={styles.empty}>{t('viewing_appointments_calendar_empty')}</p>
  return days.map((day) => (
    <section key={day} aria-label={shownDay(day)}>
      <h3 className={styles.agendaDay}>{shownDay(day)}</h3>
      <ul className={styles.agenda}>
        {sorted
          .filter(({ startsAt }) => dayOfInstant(startsAt) === day)
          .map((event) => (
            <li key={event.key}>
              <UnstyledButton className={styles.agendaEvent ?? ''} onClick={() => onLook(event.id)}>
                <span className={styles.eventTime}>{shownTimes(event)}</span>
                <span className={styles.agendaWhat}>
                  <span className={styles.eventTitle}>{event.title}</span>
                  <span className={styles.agendaFacts}>
                    {event.place}
                    {event.seats > 0 &&
                      ` · ${t('viewing_appointments_seats_of', { taken: event.taken, seats: event.seats })}`}
                  </span>
                </span>
                <StateBadge state={event.state} title={t(appointmentStateText(event.state))} />
              </UnstyledButton>
            </li>
          ))}
      </ul>
    </section>
  ))
}
