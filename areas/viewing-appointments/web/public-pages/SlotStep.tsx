// First step: head count and slot. The button holds the seats, or a place in line if the slot is full.

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { BookingPage } from '../../contract/booking.ts'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import type { Slugs } from './BookingFrame.tsx'
import { useHoldSeat } from './booking-changes.ts'
import type { BookingStep } from './booking-step.ts'
import { Notice } from './Notice.tsx'
import { PersonsField } from './PersonsField.tsx'
import { SlotList } from './SlotList.tsx'
import { canBeChosen, hasSeatFor } from './slot-words.ts'
import { useFailure } from './use-failure.ts'
import styles from './booking.module.css'

interface Props extends BookingStep {
  page: BookingPage
  slugs: Slugs
  notice: ReactNode
  onHeld: () => void
}

export function SlotStep({ page, slugs, draft, change, notice, onHeld }: Props) {
  const t = useText()
  const failure = useFailure()
  const { interestedPersonSlug, objectSlug } = slugs
  const bookable = page.appointments.filter(({ kind, slots }) => kind !== 'open' && slots.length > 0)
  const slots = bookable.flatMap((appointment) => appointment.slots)
  const chosen = slots.find(({ id }) => id === draft.slotId)
  const isChosen = chosen !== undefined && canBeChosen(chosen, draft.persons)
  const holding = useHoldSeat(({ appointmentSlug, state, place, until }) => {
    onHeld()
    change({ step: 'contact', hold: { appointmentSlug, state, place, until, slotId: chosen?.id ?? '' } })
  })
  if (bookable.length === 0) {
    const hasOpen = page.appointments.some(({ kind }) => kind === 'open')
    return hasOpen ? null : (
      <EmptyState title={t('viewing_appointments_public_none')} text={t('viewing_appointments_public_none_text')} />
    )
  }
  const hold = () => {
    failure.clear()
    if (!chosen || !isChosen) return failure.show({ slotId: t('viewing_appointments_public_choose_slot') })
    const body = {
      slotId: chosen.id,
      persons: draft.persons,
      ...(interestedPersonSlug && { interestedPersonSlug }),
      ...(objectSlug && { objectSlug }),
      ...(draft.hold && { appointmentSlug: draft.hold.appointmentSlug }),
    }
    holding.mutate({ body }, { onError: failure.take })
  }
  const most = Math.max(...bookable.map(({ mostPersons }) => mostPersons))
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault()
        hold()
      }}
    >
      {notice}
      <ErrorSummary errors={failure.errors} labels={{ slotId: t('viewing_appointments_public_slot') }} />
      <PersonsField
        value={draft.persons}
        most={most}
        error={failure.errorOf('persons')}
        onChange={(persons) => {
          failure.clear('persons')
          change({ persons })
        }}
      />
      {bookable.map((appointment) => (
        <section key={appointment.id} className={styles.card} aria-labelledby={`appointment-${appointment.id}`}>
          <h2 id={`appointment-${appointment.id}`} className={styles.cardTitle}>
            {appointment.title}
          </h2>
          <AppointmentFacts appointment={appointment} />
          <SlotList
            slots={appointment.slots}
            persons={draft.persons}
            chosen={draft.slotId}
            onChoose={(slotId) => {
              failure.clear()
              change({ slotId })
            }}
          />
        </section>
      ))}
      {failure.message && <Notice tone="error" title={failure.message} />}
      <div className={styles.buttons}>
        <Button type="submit" size="md" loading={holding.isPending}>
          {chosen && isChosen && !hasSeatFor(chosen, draft.persons)
            ? t('viewing_appointments_public_join_line')
            : t('viewing_appointments_public_hold')}
        </Button>
      </div>
    </form>
  )
}
