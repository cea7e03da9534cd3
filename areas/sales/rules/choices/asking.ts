// When a buyer is asked by mail to choose.

import { laterDay } from '#platform/rules/calendar-day.ts'
import type { ReservationState } from '../reservation-state.ts'

/** Before the countersignature the reservation may still end, so that only a near deadline is a reason to ask. */
export const daysToChoose = 14

interface Asked {
  reservation: ReservationState
  /** Earliest deadline of the options that are open. */
  firstDay: string
  /** A buyer is never reminded before being asked. */
  reminderDays: number
  today: string
}

export function isTimeToAsk({ reservation, firstDay, reminderDays, today }: Asked): boolean {
  if (reservation === 'completed') return true
  if (reservation !== 'signed' && reservation !== 'paid') return false
  return laterDay(firstDay, -Math.max(daysToChoose, reminderDays)) <= today
}
