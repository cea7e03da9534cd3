// People without a password confirm their identity by a recent single sign-on.

import { and, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { session } from '#platform/server/session/tables.ts'

const freshFor = 15 * 60 * 1000

export async function requireFreshSession(ctx: StaffContext): Promise<void> {
  const [own] = await ctx.db
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(and(eq(session.workspaceId, ctx.workspace.id), eq(session.id, ctx.user.sessionId)))
  const age = own ? ctx.now.getTime() - own.createdAt.getTime() : Infinity
  if (age > freshFor) throw new AppError('sign_in_too_long_ago')
}
