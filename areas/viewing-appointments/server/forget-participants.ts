// Deletes participants and invitations with the links of both, and the words of the history that name them.

import { and, eq, inArray } from 'drizzle-orm'
import { redactNamed } from '#platform/server/audit/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { isActive } from '../rules/slot-seats.ts'
import { endParticipants } from './seats/seats.ts'
import { viewingInvitation, viewingParticipant, viewingSecret } from './tables.ts'

export type ForgottenParticipant = Pick<
  typeof viewingParticipant.$inferSelect,
  'id' | 'slotId' | 'appointmentId' | 'state' | 'name'
>
export type ForgottenInvitation = Pick<typeof viewingInvitation.$inferSelect, 'id' | 'appointmentId' | 'name'>

/** Active bookings are ended first, so that their seats are free. */
export async function forgetVisitors(
  ctx: Context,
  participants: readonly ForgottenParticipant[],
  invitations: readonly ForgottenInvitation[] = [],
): Promise<void> {
  const visitors = [...participants, ...invitations]
  if (visitors.length === 0) return
  await endActive(ctx, participants)
  const ids = visitors.map(({ id }) => id)
  const workspaceId = ctx.workspace.id
  await ctx.db
    .delete(viewingSecret)
    .where(and(eq(viewingSecret.workspaceId, workspaceId), inArray(viewingSecret.targetId, ids)))
  for (const table of [viewingParticipant, viewingInvitation]) {
    await ctx.db.delete(table).where(and(eq(table.workspaceId, workspaceId), inArray(table.id, ids)))
  }
  await redactNamed(ctx, {
    subjectIds: [...new Set(visitors.map(({ appointmentId }) => appointmentId))],
    names: [...new Set(visitors.flatMap(({ name }) => name || []))],
  })
}

async function endActive(ctx: Context, participants: readonly ForgottenParticipant[]): Promise<void> {
  const active = participants.filter(({ state }) => isActive(state))
  if (active.length === 0) return
  await endParticipants(ctx, {
    slotIds: [...new Set(active.map(({ slotId }) => slotId))],
    participantIds: active.map(({ id }) => id),
    state: 'cancelled',
    reason: null,
    tell: false,
  })
}
