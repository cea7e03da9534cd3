// Second step of a sign-in: each time step of the app and each recovery code works once.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { session } from '#platform/server/session/tables.ts'
import { mostWrongCodes } from '../rules/codes.ts'
import { lockHalfSession, type HalfSession } from './half-sessions.ts'
import { requireOpenWorkspace } from './login.ts'
import { acceptCode } from './one-time-code.ts'
import { actorOf, lookPersonById, subjectOf, type StaffUser } from './people.ts'
import { countersOf, countFailure, forgetFailures, requirePatience, type Counters } from './login-throttle.ts'
import { completeSession } from './start-session.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { often } from './call-limits.ts'
import * as contract from '../contract/login.ts'

export const giveSecondFactor = publicHandler(contract.giveSecondFactor, often, async (ctx, { body }) => {
  requireOpenWorkspace(ctx)
  const half = await lockHalfSession(ctx, body.token)
  const person = half && (await lookPersonById(ctx, half.userId))
  if (!half || !person?.isActive) throw sessionIsOver()
  const counters = countersOf(ctx, 'code', { person, name: person.email, deviceMarks: body.device_marks })
  await requirePatience(ctx, counters)
  const accepted = await acceptCode(ctx, person, body.code)
  if (!accepted) return refuse(ctx, person, { half, counters })
  await forgetFailures(ctx, counters)
  ctx.record({
    event: 'session.started',
    subject: subjectOf(person),
    actor: actorOf(person),
    changes: [{ field: 'by', old: null, new: accepted }],
  })
  return completeSession(ctx, person, { half, deviceMarks: body.device_marks })
})

const sessionIsOver = (keepsWrites?: true) =>
  new AppError('sign_in_begin_again', { status: 401, ...(keepsWrites && { keepsWrites }) })

async function refuse(
  ctx: Context,
  person: StaffUser,
  { half, counters }: { half: HalfSession; counters: Counters },
): Promise<never> {
  const wrongCodes = half.wrongCodes + 1
  const isOver = wrongCodes >= mostWrongCodes
  await countFailure(ctx, counters)
  await ctx.db
    .update(session)
    .set({ wrongCodes, revokedAt: isOver ? ctx.now : null })
    .where(and(eq(session.workspaceId, ctx.workspace.id), eq(session.id, half.id)))
  ctx.record({
    event: 'second_factor.failed',
    subject: subjectOf(person),
    changes: [{ field: 'failures', old: wrongCodes - 1, new: wrongCodes }],
  })
  if (isOver) throw sessionIsOver(true)
  throw new AppError('general_please_check_fields', {
    status: 422,
    fields: { code: 'sign_in_wrong_code' },
    keepsWrites: true,
  })
}
