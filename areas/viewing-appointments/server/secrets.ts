// Secrets in the links of bookings and invitations. Such a link ends with the day of the visit, which may move, so the
// end is computed from the visit.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { dayOf, endOfDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import {
  viewingAppointment,
  viewingInvitation,
  viewingParticipant,
  viewingSecret,
  viewingSlot,
  type secretPurposes,
} from './tables.ts'

export type SecretPurpose = (typeof secretPurposes)[number]

/** One new secret for each target, with one statement. Earlier secrets of the targets stay valid. */
export async function newSecrets(
  ctx: Context,
  purpose: SecretPurpose,
  targetIds: readonly string[],
): Promise<Map<string, string>> {
  const tokens = new Map(targetIds.map((id) => [id, newToken()]))
  const rows = [...tokens].map(([targetId, token]) => ({
    workspaceId: ctx.workspace.id,
    hash: hashOf(token),
    purpose,
    targetId,
    createdAt: ctx.now,
  }))
  await insertRows(ctx.client, viewingSecret, rows)
  return tokens
}

export async function newSecret(ctx: Context, purpose: SecretPurpose, targetId: string): Promise<string> {
  const token = (await newSecrets(ctx, purpose, [targetId])).get(targetId)
  if (!token) throw new Error('the secret was not made')
  return token
}

const thisSecret = (ctx: Context, purpose: SecretPurpose, slug: string) =>
  and(
    eq(viewingSecret.workspaceId, ctx.workspace.id),
    eq(viewingSecret.hash, hashOf(slug)),
    eq(viewingSecret.purpose, purpose),
    isNull(viewingSecret.revokedAt),
  )

export interface Booking {
  participant: typeof viewingParticipant.$inferSelect
  slot: typeof viewingSlot.$inferSelect
  appointment: typeof viewingAppointment.$inferSelect
}

export interface Invited {
  invitation: typeof viewingInvitation.$inferSelect
  appointment: typeof viewingAppointment.$inferSelect
}

const assertNotOver = (ctx: Context, endsAt: Date): void => {
  if (endOfDay(dayOf(endsAt)) <= ctx.now) throw new AppError('viewing_appointments_link_over', { status: 410 })
}

/** 404 for an unknown secret, 410 after the day of the visit. */
export async function openBooking(ctx: Context, slug: string): Promise<Booking> {
  const [row] = await ctx.db
    .select({ participant: viewingParticipant, slot: viewingSlot, appointment: viewingAppointment })
    .from(viewingSecret)
    .innerJoin(
      viewingParticipant,
      and(
        eq(viewingParticipant.workspaceId, viewingSecret.workspaceId),
        eq(viewingParticipant.id, viewingSecret.targetId),
      ),
    )
    .innerJoin(viewingSlot, slotOfParticipant)
    .innerJoin(viewingAppointment, appointmentOfSlot)
    .where(thisSecret(ctx, 'booking', slug))
  if (!row) throw notFound('viewing_appointments_link_not_valid')
  assertNotOver(ctx, row.slot.endsAt)
  return row
}

/** 404 for an unknown secret, 410 after the last day of the appointment. */
export async function openInvitation(ctx: Context, slug: string): Promise<Invited> {
  const [row] = await ctx.db
    .select({ invitation: viewingInvitation, appointment: viewingAppointment })
    .from(viewingSecret)
    .innerJoin(
      viewingInvitation,
      and(
        eq(viewingInvitation.workspaceId, viewingSecret.workspaceId),
        eq(viewingInvitation.id, viewingSecret.targetId),
      ),
    )
    .innerJoin(
      viewingAppointment,
      and(
        eq(viewingAppointment.workspaceId, viewingInvitation.workspaceId),
        eq(viewingAppointment.id, viewingInvitation.appointmentId),
      ),
    )
    .where(thisSecret(ctx, 'invitation', slug))
  if (!row) throw notFound('viewing_appointments_link_not_valid')
  assertNotOver(ctx, row.appointment.endsAt)
  return row
}

export const slotOfParticipant = and(
  eq(viewingSlot.workspaceId, viewingParticipant.workspaceId),
  eq(viewingSlot.id, viewingParticipant.slotId),
)
export const appointmentOfSlot = and(
  eq(viewingAppointment.workspaceId, viewingSlot.workspaceId),
  eq(viewingAppointment.id, viewingSlot.appointmentId),
)

export const findBookings = (ctx: Context, ids: readonly string[]): Promise<Booking[]> =>
  ctx.db
    .select({ participant: viewingParticipant, slot: viewingSlot, appointment: viewingAppointment })
    .from(viewingParticipant)
    .innerJoin(viewingSlot, slotOfParticipant)
    .innerJoin(viewingAppointment, appointmentOfSlot)
    .where(
      and(
        eq(viewingParticipant.workspaceId, ctx.workspace.id),
        sql`${viewingParticipant.id} = any(${sql.param([...ids])})`,
      ),
    )

export async function findBooking(ctx: Context, id: string): Promise<Booking> {
  const [found] = await findBookings(ctx, [id])
  if (!found) throw notFound('viewing_appointments_participant_not_found')
  return found
}

/** The complete booking of an invitation; an invitation has at most one. */
export async function activeBookingOf(ctx: Context, invitationId: string): Promise<Booking | null> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select id from viewing_participant where workspace_id = $1 and invitation_id = $2
      and state in ('booked', 'waiting', 'offered') order by created_at desc limit 1`,
    [ctx.workspace.id, invitationId],
  )
  const [found] = await findBookings(
    ctx,
    rows.map(({ id }) => id),
  )
  return found ?? null
}
