// Books held seats: at once for invited people, after a mailed code for others; and accepts a seat that became free.

import { randomInt, timingSafeEqual } from 'node:crypto'
import { eq, and } from 'drizzle-orm'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import type { Input } from '#platform/server/http/input.ts'
import { hashOf } from '#platform/server/ids.ts'
import * as contract from '../../contract/booking.ts'
import { mostCodes, mostGuesses } from '../../rules/appointment.ts'
import { hasNeeds, type VisitNeeds } from '../../rules/visit-needs.ts'
import { subjectOf } from '../appointment-row.ts'
import { claimBooking, claimedBy } from './claims.ts'
import { newCode } from './door-code.ts'
import { mailLater } from '../seats/mail-due.ts'
import { bookingState, stateNow } from './own-booking.ts'
import { seatCalls } from './seat-calls.ts'
import { sendProofCode } from './proof-mail.ts'
import { changeSeats, endParticipants } from '../seats/seats.ts'
import { openBooking, type Booking } from '../secrets.ts'
import { tellStaffLater } from '../staff-news.ts'
import { viewingInvitation, viewingParticipant } from '../tables.ts'

export const bookSeat = publicHandler(contract.bookSeat, seatCalls, async (ctx, { body }) => {
  const booking = await openBooking(ctx, body.appointmentSlug)
  const { participant, appointment } = booking
  if (isComplete(booking)) return bookingState(ctx, participant.id)
  const persons = body.persons ?? participant.persons
  if (persons > appointment.mostPersons) {
    throw fieldRefusal('persons', 'viewing_appointments_most_persons', { most: appointment.mostPersons })
  }
  const needs = body.needs && hasNeeds(body.needs) ? body.needs : null
  if (participant.invitationId) return bookInvited(ctx, booking, { persons, needs })
  if (!body.contact) throw fieldRefusal('contact', 'general_field_is_required')
  return askForProof(ctx, booking, { persons, needs, contact: body.contact })
})

const isComplete = ({ participant: { state } }: Booking): boolean => state === 'booked' || state === 'waiting'

interface Wanted {
  persons: number
  needs: VisitNeeds | null
}

async function bookInvited(ctx: Context, booking: Booking, { persons, needs }: Wanted) {
  const { participant } = booking
  const [invitation] = await ctx.db
    .select()
    .from(viewingInvitation)
    .where(
      and(
        eq(viewingInvitation.workspaceId, ctx.workspace.id),
        eq(viewingInvitation.id, participant.invitationId ?? participant.id),
      ),
    )
  if (!invitation) throw new AppError('viewing_appointments_link_over', { status: 410 })
  await claimOrRefuse(ctx, booking, invitation.email)
  await complete(ctx, booking, persons)
  const { name, email, language } = invitation
  await changeParticipant(ctx, participant.id, { name, email: email.toLowerCase(), language, needs, code: newCode() })
  recordBooked(ctx, booking, name)
  return bookingState(ctx, participant.id)
}

type Contact = NonNullable<Input<typeof contract.bookSeat>['body']['contact']>

async function askForProof(ctx: Context, booking: Booking, { persons, needs, contact }: Wanted & { contact: Contact }) {
  const { participant } = booking
  const email = contact.email.toLowerCase()
  await assertFewCodes(ctx, booking, email)
  const claiming = { appointmentId: participant.appointmentId, email, participantId: participant.id }
  const other = await claimedBy(ctx, claiming)
  if (other !== null) throw await alreadyBooked(ctx, other)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sendProofCode(ctx, booking, { ...contact, code })
  await changeSeats(ctx, [participant.slotId], { action: { do: 'prove', id: participant.id, persons } })
  const { name, phone, language } = contact
  await changeParticipant(ctx, participant.id, {
    name,
    email,
    phone: phone || null,
    language,
    needs,
    proofHash: proofOf(participant.id, code),
    guesses: 0,
    codes: participant.codes + 1,
  })
  return bookingState(ctx, participant.id)
}

/** Strangers choose the address: neither one booking nor one address gets many codes. */
async function assertFewCodes(ctx: Context, { participant }: Booking, email: string): Promise<void> {
  const { rows } = await ctx.client.query<{ codes: number }>(
    `select coalesce(sum(codes), 0)::int codes from viewing_participant
      where workspace_id = $1 and email = $2 and updated_at > $3 and proof_hash is not null`,
    [ctx.workspace.id, email, laterByMinutes(ctx.now, -60)],
  )
  if (participant.codes >= mostCodes || (rows[0]?.codes ?? 0) >= mostCodes) {
    throw new AppError('viewing_appointments_too_many_codes', { status: 429 })
  }
}

const proofOf = (participantId: string, code: string): Buffer => hashOf(`${participantId} ${code}`)

export const proveAddress = publicHandler(contract.proveAddress, seatCalls, async (ctx, { params, body }) => {
  const { participant: before } = await openBooking(ctx, params.slug)
  // Counts guesses one after the other without a lock of the row, which is locked after its slot only.
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 491))', [before.id])
  const booking = await openBooking(ctx, params.slug)
  const { participant } = booking
  if (isComplete(booking)) return bookingState(ctx, participant.id)
  const { proofHash, email, name } = participant
  if (!proofHash || !email) throw new AppError('viewing_appointments_hold_over', { status: 410 })
  if (stateNow(booking, ctx.now) === 'lapsed') throw new AppError('viewing_appointments_code_over', { status: 410 })
  if (!timingSafeEqual(proofOf(participant.id, body.code), proofHash)) throw await wrongGuess(ctx, booking)
  await claimOrRefuse(ctx, booking, email)
  await complete(ctx, booking, null)
  await changeParticipant(ctx, participant.id, { proofHash: null, guesses: 0, code: newCode() })
  recordBooked(ctx, booking, name ?? '')
  return bookingState(ctx, participant.id)
})

async function wrongGuess(ctx: Context, { participant }: Booking): Promise<AppError> {
  const { id, slotId } = participant
  const guesses = participant.guesses + 1
  const isLast = guesses >= mostGuesses
  if (isLast) {
    await endParticipants(ctx, { slotIds: [slotId], participantIds: [id], state: 'lapsed', reason: null, tell: false })
  }
  await changeParticipant(ctx, id, { guesses, ...(isLast && { proofHash: null }) })
  if (isLast) return new AppError('viewing_appointments_code_over', { status: 410, keepsWrites: true })
  const fields = { code: 'viewing_appointments_code_wrong' }
  const values = { count: mostGuesses - guesses }
  return new AppError('general_please_check_fields', { status: 422, fields, values, keepsWrites: true })
}

export const acceptSeat = publicHandler(contract.acceptSeat, seatCalls, async (ctx, { params }) => {
  const booking = await openBooking(ctx, params.slug)
  const { participant, appointment } = booking
  if (participant.state === 'booked') return bookingState(ctx, participant.id)
  await mailLater(ctx, 'state', { participantIds: [participant.id] })
  await changeSeats(ctx, [participant.slotId], { action: { do: 'accept', id: participant.id } })
  ctx.record({ event: 'viewing.seat_accepted', subject: subjectOf(appointment), actor: guest(participant.name) })
  return bookingState(ctx, participant.id)
})

/** Mail and news are queued first, because the slot stays locked until the end. */
async function complete(ctx: Context, { participant }: Booking, persons: number | null): Promise<void> {
  await mailLater(ctx, 'state', { participantIds: [participant.id] })
  await tellStaffLater(ctx, { kind: 'appointment_booked', participantId: participant.id })
  await changeSeats(ctx, [participant.slotId], { action: { do: 'book', id: participant.id, persons } })
}

async function claimOrRefuse(ctx: Context, { participant }: Booking, email: string): Promise<void> {
  const claiming = { appointmentId: participant.appointmentId, email, participantId: participant.id }
  const other = await claimBooking(ctx, claiming)
  if (other !== null) throw await alreadyBooked(ctx, other)
}

/** The owner of the address gets the link to the booking by mail; the caller does not see it. */
async function alreadyBooked(ctx: Context, participantId: string): Promise<AppError> {
  if (await mayMailAgain(ctx, participantId)) await mailLater(ctx, 'state', { participantIds: [participantId] })
  return new AppError('viewing_appointments_already_booked', { keepsWrites: true })
}

/** Strangers can cause these mails: a booking has at most five links of the last hour. */
export async function mayMailAgain(ctx: Context, participantId: string): Promise<boolean> {
  const { rows } = await ctx.client.query<{ mails: number }>(
    `select count(*)::int mails from viewing_secret
      where workspace_id = $1 and purpose = 'booking' and target_id = $2 and created_at > $3`,
    [ctx.workspace.id, participantId, laterByMinutes(ctx.now, -60)],
  )
  return (rows[0]?.mails ?? 0) < 5
}

const recordBooked = (ctx: Context, { appointment }: Booking, name: string): void =>
  ctx.record({ event: 'viewing.booked', subject: subjectOf(appointment), actor: guest(name) })

export const guest = (name: string | null) => ({ kind: 'applicant' as const, id: null, name: name ?? '' })

type Fields = Partial<
  Omit<
    typeof viewingParticipant.$inferInsert,
    'workspaceId' | 'id' | 'state' | 'persons' | 'slotId' | 'lineOrder' | 'until'
  >
>

export async function changeParticipant(ctx: Context, id: string, fields: Fields): Promise<void> {
  await ctx.db
    .update(viewingParticipant)
    .set({ ...fields, updatedAt: ctx.now })
    .where(and(eq(viewingParticipant.workspaceId, ctx.workspace.id), eq(viewingParticipant.id, id)))
}
