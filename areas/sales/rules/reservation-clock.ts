// Days of a reservation: its end, the day on which the fee is due, and the reminders.

import { dayAfter, endOfDay, laterDay } from '#platform/rules/calendar-day.ts'
import type { ReservationState } from './reservation-state.ts'

export interface ReservationDays {
  reservationDays: number
  paymentDays: number
}

/** The fee is due before the reservation ends, even if more days to pay are set. */
export function clockFrom(
  now: Date,
  { reservationDays, paymentDays }: ReservationDays,
): { until: Date; feeDueOn: string } {
  return {
    until: endOfDay(dayAfter(now, reservationDays)),
    feeDueOn: dayAfter(now, Math.min(paymentDays, reservationDays)),
  }
}

/** After the countersignature the clock runs until the limit for the date at the notary, and never shorter than before. */
export function clockToNotary(now: Date, until: Date | null, notaryDays: number): Date {
  const limit = endOfDay(dayAfter(now, notaryDays))
  return until !== null && until > limit ? until : limit
}

export const reminderSteps = ['before', 'overdue'] as const
export type ReminderStep = (typeof reminderSteps)[number]

/** Days of the reminders; none `before` if that day is not in the future when the clock starts. */
export function reminderDays(feeDueOn: string, today: string, daysBefore: number): Record<ReminderStep, string | null> {
  const before = laterDay(feeDueOn, -daysBefore)
  return { before: daysBefore > 0 && before > today ? before : null, overdue: laterDay(feeDueOn, 1) }
}

interface Reminded {
  state: ReservationState
  feeDueOn: string | null
  /** Day of the last reminder, however it was sent. */
  remindedOn: string | null
}

/** A reminder that is due on its own: the fee is open, and no reminder went out on the same day. */
export const isReminderDue = (
  { state, feeDueOn, remindedOn }: Reminded,
  step: ReminderStep,
  today: string,
): boolean => {
  if (state !== 'signed' || feeDueOn === null || remindedOn === today) return false
  return step === 'before' ? today <= feeDueOn : today > feeDueOn
}
