// A reservation in one line of a list.

import { swissDate } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReservationState } from '../../rules/reservation-state.ts'

interface Listed {
  state: ReservationState
  /** Instant. */
  until: string | null
  /** 1 for the first in the queue; null for a buyer who no longer waits. */
  place: number | null
}

export function reservationWords(ctx: Context, { state, until, place }: Listed): string {
  if (state === 'queued' && place !== null) return ctx.t('sales_reservation_in_queue', { place })
  const hasClock = until !== null && state !== 'queued' && state !== 'released' && state !== 'sold'
  return hasClock
    ? ctx.t('sales_reservation_until', { date: swissDate(dayOf(new Date(until))) })
    : ctx.t(`sales_reservation_${state}`)
}
