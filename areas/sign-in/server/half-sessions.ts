// Sessions as rows: begun whole, or half while a second step is awaited. The token of a half session opens nothing.

import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { sessionLength } from '#platform/server/session/session.ts'
import { session } from '#platform/server/session/tables.ts'

export type HalfSession = typeof session.$inferSelect

interface NewSession {
  userId: string
  userAgent: string | null
  isHalf: boolean
  /** Milliseconds. */
  lasts: number
}

export async function insertSession(
  ctx: Context,
  { userId, userAgent, isHalf, lasts }: NewSession,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), newToken()]
  await ctx.db.insert(session).values({
    workspaceId: ctx.workspace.id,
    id,
    userId,
    tokenHash: hashOf(token),
    awaitsSecondFactor: isHalf,
    createdAt: ctx.now,
    lastUsedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lasts),
    userAgent,
  })
  return { id, token }
}

/** Locked until the end of the transaction; null if the token is not known or the session is over. */
export async function lockHalfSession(ctx: Context, token: string): Promise<HalfSession | null> {
  const [half] = await ctx.db
    .select()
    .from(session)
    .where(
      and(
        eq(session.workspaceId, ctx.workspace.id),
        eq(session.tokenHash, hashOf(token)),
        eq(session.awaitsSecondFactor, true),
        isNull(session.revokedAt),
        gt(session.expiresAt, ctx.now),
      ),
    )
    .for('update')
  return half ?? null
}

/** Makes the session whole and returns its new token. */
export async function completeHalfSession(ctx: Context, { id }: HalfSession): Promise<string> {
  const token = newToken()
  await ctx.db
    .update(session)
    .set({
      awaitsSecondFactor: false,
      tokenHash: hashOf(token),
      lastUsedAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + sessionLength),
    })
    .where(and(eq(session.workspaceId, ctx.workspace.id), eq(session.id, id)))
  return token
}
