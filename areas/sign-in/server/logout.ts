// Sign-out: ends the session of the token. Succeeds also if the session has already ended.

import { and, eq, isNull } from 'drizzle-orm'
import { hashOf } from '#platform/server/ids.ts'
import { session } from '#platform/server/session/tables.ts'
import { actorOf, lookPersonById, subjectOf } from './people.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/login.ts'

export const logout = publicHandler(contract.logout, { servesArchived: true }, async (ctx, { body }) => {
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
})
