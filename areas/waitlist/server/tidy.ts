// Nightly job: ends requests of people who got an object here and forms not completed before the link expired;
// deletes requests that left the list long ago.

import { and, asc, eq, exists, inArray, lt } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { LeaveReason } from '../rules/request-state.ts'
import { waitingStates } from '../rules/request-state.ts'
import { forgottenBefore } from '../rules/tidy.ts'
import { deactivate, erase } from './status.ts'
import { waitlistRequest } from './tables.ts'

export const tidyWaitlistJob = 'tidy-waitlist'

/** Maximum number per run; the rest is processed the next night. */
const most = 1000

export async function tidyWaitlist(ctx: Context): Promise<void> {
  const request = waitlistRequest
  const housed = exists(
    ctx.db
      .select({ id: application.id })
      .from(application)
      .where(
        and(
          eq(application.workspaceId, request.workspaceId),
          eq(application.id, request.applicationId),
          eq(application.progressState, 'assigned'),
        ),
      ),
  )
  await endThose(ctx, and(inArray(request.progressState, [...waitingStates]), housed), 'found_here')
  const unanswered = and(eq(request.progressState, 'sent'), lt(request.linkUntil, ctx.now))
  await endThose(ctx, unanswered, 'no_answer')
  const left = and(
    inArray(request.progressState, ['declined', 'inactive']),
    lt(request.leftAt, forgottenBefore(ctx.now)),
  )
  for (const row of await held(ctx, left)) await erase(ctx, row)
}

type Condition = ReturnType<typeof and>

async function endThose(ctx: Context, which: Condition, reason: LeaveReason): Promise<void> {
  for (const row of await held(ctx, which)) await deactivate(ctx, row, { reason })
}

const held = (ctx: Context, which: Condition) =>
  ctx.db
    .select()
    .from(waitlistRequest)
    .where(and(eq(waitlistRequest.workspaceId, ctx.workspace.id), which))
    .orderBy(asc(waitlistRequest.id))
    .limit(most)
    .for('update')
