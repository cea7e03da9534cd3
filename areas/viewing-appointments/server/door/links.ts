// Links of hosts, caretakers and calendar feeds: one valid secret of a kind for each target; only its hash is stored.

import { and, desc, eq, isNull } from 'drizzle-orm'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { viewingSecret } from '../tables.ts'

export type LinkPurpose = 'host' | 'caretaker' | 'feed'
export type LinkRow = typeof viewingSecret.$inferSelect

const valid = (ctx: Context, purpose: LinkPurpose, targetId: string) =>
  and(
    eq(viewingSecret.workspaceId, ctx.workspace.id),
    eq(viewingSecret.purpose, purpose),
    eq(viewingSecret.targetId, targetId),
    isNull(viewingSecret.revokedAt),
  )

/** Ends an earlier link of the same kind. The secret that it returns is shown only once. */
export async function replaceLink(ctx: StaffContext, purpose: LinkPurpose, targetId: string): Promise<string> {
  await revokeLink(ctx, purpose, targetId)
  const secret = newToken()
  await ctx.db.insert(viewingSecret).values({
    workspaceId: ctx.workspace.id,
    hash: hashOf(secret),
    purpose,
    targetId,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
  return secret
}

/** Returns true if there was a valid link. */
export async function revokeLink(ctx: Context, purpose: LinkPurpose, targetId: string): Promise<boolean> {
  const ended = await ctx.db
    .update(viewingSecret)
    .set({ revokedAt: ctx.now })
    .where(valid(ctx, purpose, targetId))
    .returning({ hash: viewingSecret.hash })
  return ended.length > 0
}

export async function lookLink(ctx: Context, purpose: LinkPurpose, targetId: string): Promise<LinkRow | null> {
  const [row = null] = await ctx.db
    .select()
    .from(viewingSecret)
    .where(valid(ctx, purpose, targetId))
    .orderBy(desc(viewingSecret.createdAt))
    .limit(1)
  return row
}

/** 404 for an unknown secret, 410 for a revoked one. */
export async function openLink(ctx: Context, secret: string, purposes: readonly LinkPurpose[]): Promise<LinkRow> {
  const [row] = await ctx.db
    .select()
    .from(viewingSecret)
    .where(and(eq(viewingSecret.workspaceId, ctx.workspace.id), eq(viewingSecret.hash, hashOf(secret))))
  if (!row || !purposes.some((one) => one === row.purpose)) throw notFound('viewing_appointments_link_not_valid')
  if (row.revokedAt) throw linkIsOver()
  return row
}

export const linkIsOver = () => new AppError('viewing_appointments_link_over', { status: 410 })

/** Deletes all secrets of an appointment, its invitations and bookings. */
export async function forgetLinks(ctx: Context, appointmentId: string): Promise<void> {
  await ctx.client.query(
    `delete from viewing_secret where workspace_id = $1 and purpose <> 'feed' and target_id in (
        select $2::uuid
        union all select id from viewing_invitation where workspace_id = $1 and appointment_id = $2
        union all select id from viewing_participant where workspace_id = $1 and appointment_id = $2)`,
    [ctx.workspace.id, appointmentId],
  )
}
