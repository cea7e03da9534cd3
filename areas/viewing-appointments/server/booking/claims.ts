// One active booking per mail address and object. A claim is written before the slot is locked, so that no action
// waits for a claim while it keeps others from the slot.

import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { viewingClaim, viewingObject } from '../tables.ts'

interface Claiming {
  appointmentId: string
  email: string
  participantId: string
}

/** The objects of the appointment, or the appointment itself if it is about none. In order, to prevent deadlocks. */
async function subjectsOf(ctx: Context, appointmentId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: viewingObject.objectId })
    .from(viewingObject)
    .where(and(eq(viewingObject.workspaceId, ctx.workspace.id), eq(viewingObject.appointmentId, appointmentId)))
    .orderBy(asc(viewingObject.objectId))
  return rows.length > 0 ? rows.map(({ id }) => id) : [appointmentId]
}

/** Returns the participant that already has a booking for one of the objects; null if the claim was written. */
export async function claimBooking(ctx: Context, claiming: Claiming): Promise<string | null> {
  const { appointmentId, participantId } = claiming
  const email = claiming.email.toLowerCase()
  const subjects = await subjectsOf(ctx, appointmentId)
  const written = await ctx.db
    .insert(viewingClaim)
    .values(subjects.map((subjectId) => ({ workspaceId: ctx.workspace.id, subjectId, email, participantId })))
    .onConflictDoNothing()
    .returning({ subjectId: viewingClaim.subjectId })
  if (written.length === subjects.length) return null
  const other = await claimedBy(ctx, claiming)
  if (other === null) return null
  await ctx.db
    .delete(viewingClaim)
    .where(and(eq(viewingClaim.workspaceId, ctx.workspace.id), eq(viewingClaim.participantId, participantId)))
  return other
}

/** Another participant with an active booking of this address for one of the objects. */
export async function claimedBy(
  ctx: Context,
  { appointmentId, email, participantId }: Claiming,
): Promise<string | null> {
  const { rows } = await ctx.client.query<{ participant_id: string }>(
    `select participant_id from viewing_claim c
      where c.workspace_id = $1 and c.email = $2 and c.participant_id <> $3
        and (c.subject_id = $4 or c.subject_id in
          (select object_id from viewing_object where workspace_id = $1 and appointment_id = $4)) limit 1`,
    [ctx.workspace.id, email.toLowerCase(), participantId, appointmentId],
  )
  return rows[0]?.participant_id ?? null
}
