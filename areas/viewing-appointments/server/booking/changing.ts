// Visitors change or give back their own booking, or decline an invitation.

import { and, eq, inArray } from 'drizzle-orm'
import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/booking.ts'
import { isActive } from '../../rules/slot-seats.ts'
import { hasNeeds } from '../../rules/visit-needs.ts'
import { subjectOf } from '../appointment-row.ts'
import { changeParticipant, guest } from './booking.ts'
import { mailLater } from '../seats/mail-due.ts'
import { bookingState, isInTime } from './own-booking.ts'
import { seatCalls } from './seat-calls.ts'
import { changeSeats, endParticipants } from '../seats/seats.ts'
import { findBookings, openBooking, openInvitation, type Booking } from '../secrets.ts'
import { tellStaffLater } from '../staff-news.ts'
import { viewingInvitation, viewingParticipant, viewingSlot } from '../tables.ts'

export const editBooking = publicHandler(contract.editBooking, seatCalls, async (ctx, { params, body }) => {
  const { participant, appointment } = await openBooking(ctx, params.slug)
  const { slotId, persons, needs } = body
  if (persons > appointment.mostPersons) {
    throw fieldRefusal('persons', 'viewing_appointments_most_persons', { most: appointment.mostPersons })
  }
  if (slotId !== participant.slotId) await assertSameAppointment(ctx, appointment.id, slotId)
  const { changed } = await changeSeats(ctx, [participant.slotId, slotId], {
    action: { do: 'change', id: participant.id, slotId, persons, byStaff: false },
  })
  await changeParticipant(ctx, participant.id, { needs: hasNeeds(needs) ? needs : null })
  if (changed.some(({ id }) => id === participant.id)) {
    await mailLater(ctx, 'changed', { participantIds: [participant.id] })
    ctx.record({
      event: 'viewing.booking_changed',
      subject: subjectOf(appointment),
      changes: [{ field: 'persons', old: participant.persons, new: persons }],
      actor: guest(participant.name),
    })
  }
  return bookingState(ctx, participant.id)
})

export async function assertSameAppointment(ctx: Context, appointmentId: string, slotId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ id: viewingSlot.id })
    .from(viewingSlot)
    .where(
      and(
        eq(viewingSlot.workspaceId, ctx.workspace.id),
        eq(viewingSlot.id, slotId),
        eq(viewingSlot.appointmentId, appointmentId),
      ),
    )
  if (!found) throw notFound('viewing_appointments_slot_not_found')
}

export const cancelBooking = publicHandler(contract.cancelBooking, seatCalls, async (ctx, { params, body }) => {
  const booking = await openBooking(ctx, params.slug)
  const reason = body.decline_reason || null
  if (!isActive(booking.participant.state)) return {}
  if (!isInTime(ctx, booking)) throw new AppError('viewing_appointments_too_late')
  await giveBack(ctx, [booking], reason)
  return {}
})

export const declineInvitation = publicHandler(contract.declineInvitation, seatCalls, async (ctx, { body }) => {
  const { invitation, appointment } = await openInvitation(ctx, body.interestedPersonSlug)
  const reason = body.decline_reason || null
  await ctx.db
    .update(viewingInvitation)
    .set({ declinedAt: ctx.now, declineReason: reason })
    .where(and(eq(viewingInvitation.workspaceId, ctx.workspace.id), eq(viewingInvitation.id, invitation.id)))
  await giveBack(ctx, await bookingsOf(ctx, invitation.id), reason)
  ctx.record({
    event: 'viewing.invitation_declined',
    subject: subjectOf(appointment),
    ...(reason && { cause: reason }),
    actor: guest(invitation.name),
  })
  return {}
})

/** At most one booking and one hold. */
async function bookingsOf(ctx: Context, invitationId: string): Promise<Booking[]> {
  const rows = await ctx.db
    .select({ id: viewingParticipant.id })
    .from(viewingParticipant)
    .where(
      and(
        eq(viewingParticipant.workspaceId, ctx.workspace.id),
        eq(viewingParticipant.invitationId, invitationId),
        inArray(viewingParticipant.state, ['held', 'queued', 'waiting', 'offered', 'booked']),
      ),
    )
  return findBookings(
    ctx,
    rows.map(({ id }) => id),
  )
}

/** Locks the slots of all bookings at once. */
async function giveBack(ctx: Context, bookings: readonly Booking[], reason: string | null): Promise<void> {
  const slotIds = [...new Set(bookings.map(({ participant }) => participant.slotId))]
  if (slotIds.length === 0) return
  const participantIds = bookings.map(({ participant }) => participant.id)
  const ended = await endParticipants(ctx, { slotIds, participantIds, state: 'declined', reason, tell: false })
  for (const { participant, appointment } of bookings) {
    if (!ended.includes(participant.id) || !participant.email || participant.proofHash) continue
    await mailLater(ctx, 'given_back', { participantIds: [participant.id] })
    ctx.record({
      event: 'viewing.given_back',
      subject: subjectOf(appointment),
      ...(reason && { cause: reason }),
      actor: guest(participant.name),
    })
    await tellStaffLater(ctx, { kind: 'appointment_cancelled', participantId: participant.id })
  }
}
