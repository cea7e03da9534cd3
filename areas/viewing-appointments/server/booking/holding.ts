// Holds seats, or a place in line, while a visitor fills in the booking.

import { and, eq, inArray } from 'drizzle-orm'
import { networkOf } from '#platform/rules/network.ts'
import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { hashOf, newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/booking.ts'
import { mostHolds } from '../../rules/appointment.ts'
import { placeInLine } from '../../rules/seat-actions.ts'
import { changeSeats, endParticipants } from '../seats/seats.ts'
import { appointmentOfSlot, newSecret, openBooking, openInvitation, type Invited } from '../secrets.ts'
import { viewingAppointment, viewingObject, viewingParticipant, viewingSlot } from '../tables.ts'
import { seatCalls } from './seat-calls.ts'

export const holdSeat = publicHandler(contract.holdSeat, seatCalls, async (ctx, { body }) => {
  const invited = body.interestedPersonSlug ? await openInvitation(ctx, body.interestedPersonSlug) : null
  const { slot, appointment } = await bookableSlot(ctx, body.slotId, invited)
  if (body.persons > appointment.mostPersons) {
    throw fieldRefusal('persons', 'viewing_appointments_most_persons', { most: appointment.mostPersons })
  }
  const objectId = body.objectSlug ? await objectAt(ctx, appointment.id, body.objectSlug) : null
  const earlier = await earlierHolds(ctx, { invited, slug: body.appointmentSlug })
  const caller = invited ? null : await countedCaller(ctx, earlier)
  const id = newId()
  // Written before the slot is locked.
  const appointmentSlug = await newSecret(ctx, 'booking', id)
  const { slots } = await changeSeats(ctx, [slot.id, ...earlier.map(({ slotId }) => slotId)], {
    action: { do: 'hold', id, slotId: slot.id, persons: body.persons, ends: earlier.map((hold) => hold.id) },
    joins: {
      id,
      appointmentId: appointment.id,
      persons: body.persons,
      objectId: objectId ?? invited?.invitation.objectId ?? null,
      invitationId: invited?.invitation.id ?? null,
      recordKind: invited?.invitation.recordKind ?? null,
      recordId: invited?.invitation.recordId ?? null,
      language: invited?.invitation.language ?? ctx.language,
      caller,
    },
  })
  const parties = slots.find((one) => one.id === slot.id)?.parties ?? []
  const own = parties.find((party) => party.id === id)
  if (!own?.until) throw new Error('the hold has no end')
  return {
    appointmentSlug,
    state: own.state === 'held' ? 'held' : 'queued',
    place: placeInLine(parties, id),
    until: own.until.toISOString(),
  }
})

export const releaseSeat = publicHandler(
  contract.releaseSeat,
  { ...seatCalls, perMinute: 60 },
  async (ctx, { params }) => {
    const { participant } = await openBooking(ctx, params.slug)
    if (participant.state !== 'held' && participant.state !== 'queued') return {}
    const { id, slotId } = participant
    await endParticipants(ctx, { slotIds: [slotId], participantIds: [id], state: 'lapsed', reason: null, tell: false })
    return {}
  },
)

/** Slots of other kinds than `slots` are open to people invited to this appointment. */
async function bookableSlot(ctx: Context, slotId: string, invited: Invited | null) {
  const [found] = await ctx.db
    .select({ slot: viewingSlot, appointment: viewingAppointment })
    .from(viewingSlot)
    .innerJoin(viewingAppointment, appointmentOfSlot)
    .where(and(eq(viewingSlot.workspaceId, ctx.workspace.id), eq(viewingSlot.id, slotId)))
  const isOpen = found && found.appointment.state !== 'planned'
  const isMeant = invited?.appointment.id === found?.appointment.id || (!invited && found?.appointment.kind === 'slots')
  if (!isOpen || !isMeant) throw notFound('viewing_appointments_slot_not_found')
  return found
}

async function objectAt(ctx: Context, appointmentId: string, objectId: string): Promise<string> {
  const [found] = await ctx.db
    .select({ id: viewingObject.objectId })
    .from(viewingObject)
    .where(
      and(
        eq(viewingObject.workspaceId, ctx.workspace.id),
        eq(viewingObject.appointmentId, appointmentId),
        eq(viewingObject.objectId, objectId),
      ),
    )
  if (!found) throw notFound('viewing_appointments_slot_not_found')
  return found.id
}

type Hold = Pick<typeof viewingParticipant.$inferSelect, 'id' | 'slotId'>

/** The hold that the caller names, and those of the same invitation. */
async function earlierHolds(
  ctx: Context,
  { invited, slug }: { invited: Invited | null; slug: string | undefined },
): Promise<Hold[]> {
  const named = slug ? (await openBooking(ctx, slug)).participant : null
  const isHold = named && (named.state === 'held' || named.state === 'queued')
  const own = isHold ? [{ id: named.id, slotId: named.slotId }] : []
  if (!invited) return own
  const others = await ctx.db
    .select({ id: viewingParticipant.id, slotId: viewingParticipant.slotId })
    .from(viewingParticipant)
    .where(
      and(
        eq(viewingParticipant.workspaceId, ctx.workspace.id),
        eq(viewingParticipant.invitationId, invited.invitation.id),
        inArray(viewingParticipant.state, ['held', 'queued']),
      ),
    )
  return [...own.filter(({ id }) => !others.some((one) => one.id === id)), ...others]
}

/** A network holds only so many seats at a time; holds that the new one replaces do not count. */
async function countedCaller(ctx: Context, earlier: readonly Hold[]): Promise<Buffer> {
  const caller = hashOf(`${ctx.workspace.id} ${networkOf(ctx.address)}`)
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 490))', [caller.toString('hex')])
  const { rows } = await ctx.client.query<{ holds: number }>(
    `select count(*)::int holds from viewing_participant
      where workspace_id = $1 and caller = $2 and until > $3 and id <> all($4)`,
    [ctx.workspace.id, caller, ctx.now, earlier.map(({ id }) => id)],
  )
  if ((rows[0]?.holds ?? 0) >= mostHolds) throw new AppError('viewing_appointments_too_many_holds', { status: 429 })
  return caller
}
