// Slots by day, each with its participants, seats and actions; below them who gave a seat back.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ParticipantView } from '../../contract/participants.ts'
import type { AppointmentView, SlotView } from '../../contract/plan.ts'
import { isActive } from '../../rules/slot-seats.ts'
import { dayOfInstant, shownDay, shownTimes } from '../when.ts'
import { AddParticipantModal } from './AddParticipantModal.tsx'
import { CancelModal } from './CancelModal.tsx'
import { FormerParticipants } from './FormerParticipants.tsx'
import { ParticipantRow } from './ParticipantRow.tsx'
import styles from './panel.module.css'

interface Props {
  appointment: AppointmentView
  read: { data: { participants: ParticipantView[] } | undefined; error: unknown; refetch: () => unknown }
}

export function SlotsSection({ appointment, read }: Props) {
  const t = useText()
  const [addingTo, setAddingTo] = useState<string>()
  const { slots, actions } = appointment
  const participants = read.data?.participants ?? []
  const isOpen = actions.some(({ key, enabled }) => key === 'edit' && enabled)
  const unreached = participants.filter(({ state, isUnreached }) => isActive(state) && isUnreached).length
  const days = [...new Set(slots.map(({ startsAt }) => dayOfInstant(startsAt)))]
  return (
    <Section
      title={t('viewing_appointments_participants')}
      count={read.data && participants.filter(({ state }) => isActive(state)).length}
      action={
        isOpen && (
          <Button variant="default" size="compact-sm" onClick={() => setAddingTo(slots[0]?.id)}>
            {t('viewing_appointments_add_participant')}
          </Button>
        )
      }
    >
      {!read.data && <QueryView query={read} rows={4} />}
      {unreached > 0 && (
        <p className={styles.unreached}>{t('viewing_appointments_unreached_count', { count: unreached })}</p>
      )}
      {read.data &&
        days.map((day) => (
          <div key={day} className={styles.day}>
            {days.length > 1 && <h3 className={styles.dayName}>{shownDay(day)}</h3>}
            {slots
              .filter(({ startsAt }) => dayOfInstant(startsAt) === day)
              .map((slot) => (
                <Slot
                  key={slot.id}
                  slot={slot}
                  appointment={appointment}
                  participants={participants.filter(({ slotId, state }) => slotId === slot.id && isActive(state))}
                  onAdd={isOpen ? () => setAddingTo(slot.id) : undefined}
                />
              ))}
          </div>
        ))}
      <FormerParticipants appointment={appointment} participants={participants} />
      {addingTo && (
        <AddParticipantModal appointment={appointment} slotId={addingTo} onClose={() => setAddingTo(undefined)} />
      )}
    </Section>
  )
}

interface SlotProps {
  slot: SlotView
  appointment: AppointmentView
  participants: readonly ParticipantView[]
  onAdd: (() => void) | undefined
}

function Slot({ slot, appointment, participants, onAdd }: SlotProps) {
  const t = useText()
  const [isCancelling, setCancelling] = useState(false)
  const { lane, capacity, taken, waiting, cancelledAt, cancelReason } = slot
  const when = shownTimes(slot)
  const isParallel = appointment.data.parallel > 1
  return (
    <section className={styles.slot} aria-label={when}>
      <div className={styles.slotHead}>
        <h4 className={styles.slotTime} data-cancelled={cancelledAt !== null || undefined}>
          {when}
          {isParallel && <span className={styles.soft}> · {t('viewing_appointments_lane', { lane })}</span>}
        </h4>
        <span className={styles.soft}>
          {cancelledAt
            ? t('viewing_appointments_slot_cancelled', { reason: cancelReason ?? '' })
            : [
                capacity !== null && t('viewing_appointments_seats_of', { taken, seats: capacity }),
                waiting > 0 && t('viewing_appointments_count_waiting', { count: waiting }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
        {onAdd && !cancelledAt && (
          <ActionMenu
            label={t('viewing_appointments_slot_more', { when })}
            actions={[
              { key: 'add', title: t('viewing_appointments_add_participant'), allowed: true, run: onAdd },
              {
                key: 'cancel',
                title: t('viewing_appointments_cancel_slot'),
                allowed: true,
                danger: true,
                run: () => setCancelling(true),
              },
            ]}
          />
        )}
      </div>
      {participants.length > 0 && (
        <ul className={styles.people}>
          {participants.map((participant) => (
            <ParticipantRow key={participant.id} participant={participant} appointment={appointment} />
          ))}
        </ul>
      )}
      {isCancelling && <CancelModal appointment={appointment} slot={slot} onClose={() => setCancelling(false)} />}
    </section>
  )
}
