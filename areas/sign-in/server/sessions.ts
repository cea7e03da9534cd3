// Sessions of the signed-in person: the list, and ending unfamiliar ones.

import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { session } from '#platform/server/session/tables.ts'
import { deviceOf } from '../rules/device.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/sessions.ts'

const runningOf = (ctx: Context, userId: string) =>
  and(
    eq(session.workspaceId, ctx.workspace.id),
    eq(session.userId, userId),
    isNull(session.revokedAt),
    gt(session.expiresAt, ctx.now),
  )

const ownSubject = (ctx: StaffContext) => ({ kind: 'user', id: ctx.user.id, title: ctx.actor.name })

export const getOwnSessions = handler(
  contract.getOwnSessions,
  { permission: 'permit', isForOwners: true },
  async (ctx) => {
    const running = await ctx.db
      .select()
      .from(session)
      .where(and(runningOf(ctx, ctx.user.id), eq(session.awaitsSecondFactor, false)))
      .orderBy(desc(session.lastUsedAt))
      .limit(50)
    return {
      sessions: running.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        ...deviceOf(userAgent),
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: id === ctx.user.sessionId,
      })),
    }
  },
)

export const revokeOwnSession = handler(
  contract.revokeOwnSession,
  { permission: 'permit', isForOwners: true },
  async (ctx, { params }) => {
    const revoked = await ctx.db
      .update(session)
      .set({ revokedAt: ctx.now })
      .where(and(runningOf(ctx, ctx.user.id), eq(session.id, params.id)))
      .returning({ id: session.id })
    if (revoked.length === 0) throw notFound()
    ctx.record({ event: 'session.revoked', subject: ownSubject(ctx), changes: [{ field: 'count', old: null, new: 1 }] })
    return { notify: [{ type: 'success', title: ctx.t('sign_in_session_revoked') }] }
  },
)

export const revokeOtherSessions = handler(
  contract.revokeOtherSessions,
  { permission: 'permit', isForOwners: true },
  async (ctx) => {
    const count = await revokeSessions(ctx, ctx.user.id, { but: ctx.user.sessionId })
    if (count > 0)
      ctx.record({
        event: 'session.revoked',
        subject: ownSubject(ctx),
        changes: [{ field: 'count', old: null, new: count }],
      })
    return { notify: [{ type: 'success', title: ctx.t('sign_in_other_sessions_revoked', { count }) }] }
  },
)

/** Ends the active sessions of a person, all or all except `but`, and returns their number. */
export async function revokeSessions(ctx: Context, userId: string, { but }: { but: string | null }): Promise<number> {
  const others = but === null ? runningOf(ctx, userId) : and(runningOf(ctx, userId), ne(session.id, but))
  const revoked = await ctx.db.update(session).set({ revokedAt: ctx.now }).where(others).returning({ id: session.id })
  return revoked.length
}
