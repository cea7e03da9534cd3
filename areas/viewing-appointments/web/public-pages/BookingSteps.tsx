// Steps of a booking: slot, contact, code. A hold that ends leads back to the slots; everything typed stays.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BookingPage, BookingState } from '../../contract/booking.ts'
import { isHoldOver, withoutHold } from './booking-draft.ts'
import type { Slugs } from './BookingFrame.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { HeldSlot } from './HeldSlot.tsx'
import { Notice } from './Notice.tsx'
import { SlotStep } from './SlotStep.tsx'
import { useBookingDraft } from './use-booking-draft.ts'
import { useNow } from './use-now.ts'
import styles from './booking.module.css'

interface Props {
  page: BookingPage
  slugs: Slugs
}

export function BookingSteps({ page, slugs }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const now = useNow()
  const { draft, change, forget } = useBookingDraft(slugs.interestedPersonSlug ?? slugs.objectSlug ?? 'general')
  const [lost, setLost] = useState<string>()
  const isOver = isHoldOver(draft.hold, now)
  const lose = (message: string) => {
    setLost(message)
    change(withoutHold(draft))
  }
  /** Errors that end the hold return to the choice of a slot; the step shows all others. */
  const isLost = (failure: unknown): boolean => {
    if (!(failure instanceof CallFailed) || failure.status !== 410) return false
    lose(failure.message)
    return true
  }
  const arrive = ({ outcome, until }: BookingState) => {
    const { hold } = draft
    if (!hold) return undefined
    if (outcome === 'proof') return change({ step: 'code', hold: { ...hold, until: until ?? hold.until } })
    forget()
    return navigate({ to: `/action/${hold.appointmentSlug}/appointment-edit-participants`, search: { booked: '1' } })
  }
  const { hold, step } = draft
  const message = isOver ? t('viewing_appointments_hold_over') : lost
  const steps = { draft, change, isLost, arrive }
  if (!hold || step === 'slot' || isOver) {
    return (
      <SlotStep
        page={page}
        slugs={slugs}
        {...steps}
        notice={message && <Notice tone="error" title={message} />}
        onHeld={() => setLost(undefined)}
      />
    )
  }
  return (
    <div className={styles.page}>
      <HeldSlot page={page} draft={draft} hold={hold} now={now} onBack={() => change(withoutHold(draft))} />
      {step === 'contact' ? (
        <ContactStep person={page.person} hold={hold} {...steps} />
      ) : (
        <CodeStep hold={hold} {...steps} />
      )}
    </div>
  )
}
