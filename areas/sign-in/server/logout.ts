// Leaving: the session of this token ends. Who is out already is not told so.

import { and, eq, isNull } from 'drizzle-orm'
import type { AnswerOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { session } from '#platform/server/session/tables.ts'
import type { logout as logoutEndpoint } from '../contract/login.ts'
import { actorOf, lookPersonById, subjectOf } from './people.ts'

export async function logout(
  ctx: Context,
  { body }: { body: BodyOf<typeof logoutEndpoint> },
): Promise<AnswerOf<typeof logoutEndpoint>> {
  const [ended] = await ctx.db
    .update(session)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(session.workspaceId, ctx.workspace.id),
        eq(session.tokenHash, hashOf(body.token)),
        isNull(session.revokedAt),
      ),
    )
    .returning({ userId: session.userId })
  const person = ended && (await lookPersonById(ctx, ended.userId))
  if (person) ctx.record({ event: 'session.ended', subject: subjectOf(person), actor: actorOf(person) })
  return {}
}
