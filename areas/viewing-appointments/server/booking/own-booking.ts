// A booking as its owner sees it.

import { laterByHours } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { BookingState, OwnBooking } from '../../contract/booking.ts'
import { isActive, isInLine, type ParticipantState } from '../../rules/slot-seats.ts'
import { noNeeds } from '../../rules/visit-needs.ts'
import { findBooking, type Booking } from '../secrets.ts'

export const lastTimeToBook = ({ slot, appointment }: Pick<Booking, 'slot' | 'appointment'>): Date =>
  laterByHours(slot.startsAt, -appointment.bookUntilHours)

/** A hold or offer that is over counts as lapsed, also before the job has ended it. */
export const stateNow = ({ participant }: Pick<Booking, 'participant'>, now: Date): ParticipantState =>
  isActive(participant.state) && participant.until !== null && participant.until <= now ? 'lapsed' : participant.state

export async function ownBooking(ctx: Context, booking: Booking): Promise<OwnBooking> {
  const { participant, slot, appointment } = booking
  const state = stateNow(booking, ctx.now)
  return {
    state,
    stateTitle: ctx.t(`viewing_appointments_booking_state_${state}`),
    appointmentId: appointment.id,
    slotId: slot.id,
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    persons: participant.persons,
    name: participant.name ?? '',
    place: isInLine(state) ? await placeOf(ctx, booking) : null,
    until: participant.until?.toISOString() ?? null,
    code: state === 'booked' ? participant.code : null,
    needs: participant.needs ?? noNeeds,
    canChange: (state === 'booked' || state === 'waiting') && isInTime(ctx, booking),
  }
}

export const isInTime = (ctx: Context, booking: Booking): boolean =>
  booking.appointment.state === 'published' && !booking.slot.cancelledAt && ctx.now < lastTimeToBook(booking)

async function placeOf(ctx: Context, { participant }: Booking): Promise<number> {
  const { rows } = await ctx.client.query<{ place: number }>(
    `select count(*)::int + 1 place from viewing_participant where workspace_id = $1 and slot_id = $2
      and (state = 'waiting' or state = 'queued' and until > $4) and line_order < $3`,
    [ctx.workspace.id, participant.slotId, participant.lineOrder, ctx.now],
  )
  return rows[0]?.place ?? 1
}

/** The booking after an action, read again. */
export async function bookingState(ctx: Context, id: string): Promise<BookingState> {
  const booking = await findBooking(ctx, id)
  const { state, until } = booking.participant
  const outcome = state === 'booked' ? 'booked' : state === 'held' || state === 'queued' ? 'proof' : 'waiting'
  return { outcome, until: until?.toISOString() ?? null, booking: await ownBooking(ctx, booking) }
}
