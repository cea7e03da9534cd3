// Guests of one slot.

import { useText } from '#platform/web/i18n/texts.ts'
import { spokenWhen } from '../public-pages/spoken-when.ts'
import { GuestCard } from './GuestCard.tsx'
import type { DoorSlot } from './kept-door.ts'
import styles from './door.module.css'

interface Props {
  slot: DoorSlot
  isHost: boolean
  onTick: (participantId: string, present: boolean) => unknown
  onComment: (participantId: string, comments: string) => unknown
}

export function DoorSlotSection({ slot, isHost, onTick, onComment }: Props) {
  const t = useText()
  const { id, guests, isCancelled } = slot
  const persons = guests.reduce((sum, guest) => sum + guest.persons, 0)
  const here = guests.filter(({ present }) => present === true).reduce((sum, guest) => sum + guest.persons, 0)
  const lane = slot.lane > 1 ? ` · ${t('viewing_appointments_lane', { lane: slot.lane })}` : ''
  return (
    <section className={styles.slot} aria-labelledby={`slot-${id}`}>
      <h2 id={`slot-${id}`} className={styles.slotTitle}>
        {spokenWhen(t, slot)}
        {lane}
      </h2>
      <p className={styles.soft}>
        {isCancelled
          ? t('viewing_appointments_guests_cancelled')
          : guests.length === 0
            ? t('viewing_appointments_nobody_booked')
            : isHost
              ? t('viewing_appointments_guests_heads', { here, count: persons })
              : t('viewing_appointments_persons_count', { count: persons })}
      </p>
      {guests.length > 0 && (
        <ul className={styles.guests}>
          {guests.map((guest) => (
            <GuestCard key={guest.id} guest={guest} isHost={isHost} onTick={onTick} onComment={onComment} />
          ))}
        </ul>
      )}
    </section>
  )
}
