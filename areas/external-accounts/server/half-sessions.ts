// Sessions of people of outside: half after the password or a link, complete after the code.

import { and, eq, gt, isNull } from 'drizzle-orm'
import { deviceMarkFor, signedInUser } from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { sessionLength } from '#platform/server/session/session.ts'
import { session } from '#platform/server/session/tables.ts'
import type { ExternalType } from '../rules/links.ts'
import { isAccount, lookAccountById, type AccountRow } from './accounts.ts'
import { externalAccount } from './tables.ts'

/** Long enough for several codes, because a text message may take minutes. */
const timeForCode = 30 * 60 * 1000

export interface HalfSession {
  id: string
  token: string
}

export async function startHalfSession(ctx: Context, account: AccountRow, device = ''): Promise<HalfSession> {
  const half = { id: newId(), token: newToken() }
  await ctx.db.insert(session).values({
    workspaceId: ctx.workspace.id,
    id: half.id,
    userId: account.id,
    tokenHash: hashOf(half.token),
    awaitsSecondFactor: true,
    createdAt: ctx.now,
    lastUsedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + timeForCode),
    userAgent: device || null,
  })
  return half
}

const isOver = () => new AppError('sign_in_begin_again', { status: 401 })

/** Locked until the end of the transaction. Of this user type alone: a guest of a room comes in by no other door. */
export async function findHalfSession(
  ctx: Context,
  userType: ExternalType,
  token: string,
): Promise<{ half: HalfSession; account: AccountRow }> {
  const [row] = await ctx.db
    .select({ id: session.id, userId: session.userId })
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
  if (!row) throw isOver()
  const account = await lookAccountById(ctx, row.userId)
  if (!account?.isActive || account.userType !== userType) throw isOver()
  return { half: { id: row.id, token }, account }
}

/** The session gets a new token. */
export async function completeHalfSession(
  ctx: Context,
  account: AccountRow,
  { half, deviceMarks }: { half: HalfSession; deviceMarks: readonly string[] },
) {
  const token = newToken()
  await ctx.db
    .update(session)
    .set({
      awaitsSecondFactor: false,
      tokenHash: hashOf(token),
      lastUsedAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + sessionLength),
    })
    .where(and(eq(session.workspaceId, ctx.workspace.id), eq(session.id, half.id)))
  await ctx.db.update(externalAccount).set({ lastUsedAt: ctx.now }).where(isAccount(ctx, account))
  return { token, user: await signedInUser(ctx, token), device_mark: deviceMarkFor(ctx, account, deviceMarks) }
}
