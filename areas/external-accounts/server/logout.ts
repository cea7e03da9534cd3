// Sign-out: ends the session of the token, if it is one of this user type.

import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { session } from '#platform/server/session/tables.ts'
import type { ExternalType } from '../rules/links.ts'
import { actorOf, lookAccountById, subjectOf } from './accounts.ts'

export async function endSession(ctx: Context, userType: ExternalType, token: string): Promise<void> {
  const isThis = and(
    eq(session.workspaceId, ctx.workspace.id),
    eq(session.tokenHash, hashOf(token)),
    isNull(session.revokedAt),
  )
  const [found] = await ctx.db.select({ userId: session.userId }).from(session).where(isThis)
  const account = found && (await lookAccountById(ctx, found.userId))
  if (account?.userType !== userType) return
  await ctx.db.update(session).set({ revokedAt: ctx.now }).where(isThis)
  ctx.record({ event: 'external_account.signed_out', subject: subjectOf(account), actor: actorOf(account) })
}
