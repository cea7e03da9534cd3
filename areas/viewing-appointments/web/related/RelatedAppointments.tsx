// Appointments of an object or a person, as a section of its page. An entry opens the appointment in a
// panel.

import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { RelatedAppointment } from '../../contract/plan.ts'
import { appointmentPanel } from '../../rules/appointment-address.ts'
import { dayOfInstant, shownDay, shownTime, shownWhen } from '../when.ts'
import styles from './related.module.css'

interface Props {
  read: { data: { items: readonly RelatedAppointment[] } | undefined; error: unknown; refetch: () => unknown }
  action?: ReactNode
  /** Shown if there are none; without it the section is hidden then. */
  empty?: string
}

export function RelatedAppointments({ read, action, empty }: Props) {
  const t = useText()
  const { data } = read
  const items = data?.items ?? []
  if (data && items.length === 0 && !empty) return null
  return (
    <Section title={t('viewing_appointments_title')} count={data && items.length} action={action} anchor="viewings">
      {!data && <QueryView query={read} rows={2} />}
      {data && items.length === 0 && <p className={styles.empty}>{empty}</p>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Entry({ item }: { item: RelatedAppointment }) {
  const t = useText()
  const panel = usePanel()
  const { id, title, place, state, stateTitle, seats, taken, own } = item
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <UnstyledButton className={styles.when ?? ''} onClick={() => void panel.open(appointmentPanel, id)}>
          {own ? `${shownDay(dayOfInstant(own.startsAt))}, ${shownTime(own.startsAt)}` : shownWhen(item)}
        </UnstyledButton>
        <span className={styles.facts}>
          {[title, place, seats > 0 && t('viewing_appointments_seats_of', { taken, seats })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {own && <OwnBooking own={own} />}
      </span>
      <StateBadge state={state} title={stateTitle} />
    </li>
  )
}

function OwnBooking({ own }: { own: NonNullable<RelatedAppointment['own']> }) {
  const t = useText()
  const presence = own.present === null ? undefined : t(`viewing_appointments_${own.present ? 'present' : 'absent'}`)
  return (
    <span className={styles.facts}>
      {[own.stateTitle, t('viewing_appointments_persons_count', { count: own.persons }), presence]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
