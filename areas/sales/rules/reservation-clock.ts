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

/**
 * From the payment on, only the limit for the date at the notary counts. It begins again with the countersignature, and
 * is never shorter than before.
 */
export function clockToNotary(now: Date, until: Date | null, notaryDays: number): Date {
  const limit = endOfDay(dayAfter(now, notaryDays))
  return until !== null && until > limit ? until : limit
}

/** If the bank takes the payment back, the buyer has the days to pay again, even if the earlier end has passed. */
export function clockAfterReversal(
  now: Date,
  earlierEnd: Date | null,
  paymentDays: number,
): { until: Date; feeDueOn: string } {
  const feeDueOn = dayAfter(now, paymentDays)
  const newEnd = endOfDay(feeDueOn)
  return { until: earlierEnd !== null && earlierEnd > newEnd ? earlierEnd : newEnd, feeDueOn }
}

/** Days between two reminders of staff that the countersignature is missing; the first is sent after `firstAfter`. */
export const countersignReminder = { firstAfter: 2, every: 7 } as const

interface Countersigned {
  state: ReservationState
  /** Day on which staff were last reminded. */
  countersignRemindedOn: string | null
}

export const isCountersignReminderDue = ({ state, countersignRemindedOn }: Countersigned, today: string): boolean =>
  state === 'paid' &&
  (countersignRemindedOn === null || laterDay(countersignRemindedOn, countersignReminder.every) <= today)

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
