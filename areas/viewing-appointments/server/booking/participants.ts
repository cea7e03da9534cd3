// Staff add, move and cancel participants.

import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/participants.ts'
import { takesBookings } from '../../rules/appointment.ts'
import { isActive } from '../../rules/slot-seats.ts'
import { findAppointment, subjectOf } from '../appointment-row.ts'
import { assertSameAppointment } from './changing.ts'
import { claimBooking } from './claims.ts'
import { newCode } from './door-code.ts'
import { mailLater } from '../seats/mail-due.ts'
import { changeSeats, endParticipants } from '../seats/seats.ts'
import { findBooking, type Booking } from '../secrets.ts'

export const addParticipant = handler(
  contract.addParticipant,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const appointment = await findAppointment(ctx, params.id)
    if (!takesBookings(appointment.kind)) throw new AppError('viewing_appointments_reason_no_bookings')
    await assertSameAppointment(ctx, appointment.id, body.slotId)
    const id = newId()
    const email = body.email?.toLowerCase() ?? null
    const { slotId, persons, name, phone, language, comments } = body
    const isTaken = email && (await claimBooking(ctx, { appointmentId: appointment.id, email, participantId: id }))
    if (isTaken) throw fieldRefusal('email', 'viewing_appointments_has_booking')
    await changeSeats(ctx, [slotId], {
      action: { do: 'add', id, slotId, persons },
      joins: {
        id,
        appointmentId: appointment.id,
        persons,
        name,
        email,
        phone: phone || null,
        language,
        comment: comments || null,
        code: newCode(),
      },
    })
    if (email) await mailLater(ctx, 'state', { participantIds: [id] })
    ctx.record({ event: 'viewing.participant_added', subject: subjectOf(appointment), cause: name })
    return { id }
  },
)

export const moveParticipant = handler(
  contract.moveParticipant,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const { participant, appointment } = await participantAt(ctx, params)
    await assertSameAppointment(ctx, appointment.id, body.slotId)
    const { changed } = await changeSeats(ctx, [participant.slotId, body.slotId], {
      action: { do: 'change', id: participant.id, slotId: body.slotId, persons: body.persons, byStaff: true },
    })
    if (changed.some(({ id }) => id === participant.id)) {
      await mailLater(ctx, 'changed', { participantIds: [participant.id] })
      ctx.record({
        event: 'viewing.participant_moved',
        subject: subjectOf(appointment),
        changes: [{ field: 'persons', old: participant.persons, new: body.persons }],
        cause: participant.name ?? '',
      })
    }
    return {}
  },
)

export const cancelParticipant = handler(
  contract.cancelParticipant,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const { participant, appointment } = await participantAt(ctx, params)
    if (!isActive(participant.state)) throw new AppError('viewing_appointments_booking_over')
    await endParticipants(ctx, {
      slotIds: [participant.slotId],
      participantIds: [participant.id],
      state: 'cancelled',
      reason: body.reason,
      tell: body.tell,
    })
    ctx.record({ event: 'viewing.participant_cancelled', subject: subjectOf(appointment), cause: body.reason })
    return {}
  },
)

async function participantAt(
  ctx: Context,
  { id, participantId }: { id: string; participantId: string },
): Promise<Booking> {
  const booking = await findBooking(ctx, participantId)
  if (booking.appointment.id !== id) throw notFound('viewing_appointments_participant_not_found')
  return booking
}
