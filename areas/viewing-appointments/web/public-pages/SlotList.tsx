// Slots of an appointment as a list of radio buttons by day. Each button is named in full: day, time and free seats.

import { useText } from '#platform/web/i18n/texts.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import type { PublicSlot } from '../../contract/booking.ts'
import { spokenDay, spokenTimes } from './spoken-when.ts'
import { canBeChosen, hasSeatFor, isParallel, seatsInWords, slotsByDay } from './slot-words.ts'
import styles from './booking.module.css'

interface Props {
  slots: readonly PublicSlot[]
  persons: number
  chosen: string | null
  onChoose: (slotId: string) => void
}

export function SlotList({ slots, persons, chosen, onChoose }: Props) {
  const days = slotsByDay(slots)
  return days.map(({ day, slots: those }, index) => (
    <fieldset key={day} className={styles.day}>
      <legend className={styles.dayTitle}>{spokenDay(those[0]?.startsAt ?? '')}</legend>
      <div className={styles.slots}>
        {those.map((slot, place) => (
          <SlotRadio
            key={slot.id}
            slot={slot}
            persons={persons}
            isChosen={slot.id === chosen}
            isParallel={isParallel(slot, those)}
            isFirst={index === 0 && place === 0}
            onChoose={() => onChoose(slot.id)}
          />
        ))}
      </div>
    </fieldset>
  ))
}

interface SlotProps {
  slot: PublicSlot
  persons: number
  isChosen: boolean
  isParallel: boolean
  /** The error summary links to the first slot. */
  isFirst: boolean
  onChoose: () => void
}

function SlotRadio({ slot, persons, isChosen, isParallel: showsLane, isFirst, onChoose }: SlotProps) {
  const t = useText()
  const lane = showsLane ? ` · ${t('viewing_appointments_lane', { lane: slot.lane })}` : ''
  const isOpen = canBeChosen(slot, persons)
  return (
    <label className={styles.slot} data-seat={isOpen && hasSeatFor(slot, persons)} data-closed={!isOpen}>
      <input
        type="radio"
        name="slotId"
        {...(isFirst && { id: fieldId('slotId') })}
        value={slot.id}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
      />
      <span className={styles.hidden}>{`${spokenDay(slot.startsAt)}, `}</span>
      <span className={styles.slotTime}>
        {spokenTimes(t, slot)}
        {lane}
      </span>
      <span className={styles.slotSeats}>{seatsInWords(t, slot, persons)}</span>
    </label>
  )
}
