// Changes slot, head count and needs of the visitor's booking.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { OwnBooking, PublicAppointment } from '../../contract/booking.ts'
import { useEditBooking } from './booking-changes.ts'
import { NeedsFields } from './NeedsFields.tsx'
import { Notice } from './Notice.tsx'
import { PersonsField } from './PersonsField.tsx'
import { SlotList } from './SlotList.tsx'
import { withOwnSeats } from './slot-words.ts'
import { useFailure } from './use-failure.ts'
import styles from './booking.module.css'

interface Props {
  slug: string
  booking: OwnBooking
  appointment: PublicAppointment
  onDone: () => unknown
}

export function ChangeForm({ slug, booking, appointment, onDone }: Props) {
  const t = useText()
  const failure = useFailure()
  const [chosen, setChosen] = useState({ slotId: booking.slotId, persons: booking.persons, needs: booking.needs })
  const editing = useEditBooking(onDone)
  const choose = (changes: Partial<typeof chosen>) => {
    failure.clear()
    setChosen((before) => ({ ...before, ...changes }))
  }
  const slots = booking.state === 'booked' ? withOwnSeats(appointment.slots, booking) : appointment.slots
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault()
        editing.mutate({ params: { slug }, body: chosen }, { onError: failure.take })
      }}
    >
      <ErrorSummary errors={failure.errors} labels={{ persons: t('viewing_appointments_public_persons') }} />
      <PersonsField
        value={chosen.persons}
        most={Math.max(appointment.mostPersons, booking.persons)}
        error={failure.errorOf('persons')}
        onChange={(persons) => choose({ persons })}
      />
      <section className={styles.card} aria-labelledby="change-slot">
        <h2 id="change-slot" className={styles.cardTitle}>
          {t('viewing_appointments_public_slot')}
        </h2>
        <SlotList
          slots={slots}
          persons={chosen.persons}
          chosen={chosen.slotId}
          onChoose={(slotId) => choose({ slotId })}
        />
      </section>
      <NeedsFields needs={chosen.needs} onChange={(needs) => choose({ needs })} />
      {failure.message && <Notice tone="error" title={failure.message} />}
      <div className={styles.buttons}>
        <Button type="submit" size="md" loading={editing.isPending}>
          {t('viewing_appointments_public_change_save')}
        </Button>
        <Button size="md" variant="default" onClick={() => void onDone()}>
          {t('viewing_appointments_public_change_leave')}
        </Button>
      </div>
    </form>
  )
}
