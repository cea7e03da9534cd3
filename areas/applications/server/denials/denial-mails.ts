// Ties a denial to its mail: calling the mail back before it leaves reverts the denial, and sending it after all
// restores it.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { wishCanBeDenied } from '../../rules/application-can.ts'
import { stateAfterDeactivation } from '../../rules/application-progress.ts'
import { denialCause } from '../../rules/denial.ts'
import { changeApplication, lockEvenForgotten, subjectOf, type ApplicationRow } from '../details/application-row.ts'
import { denial } from './denial-tables.ts'
import { wishDenials } from './wish-denials.ts'

type DenialRow = typeof denial.$inferSelect

/** Updates denials after their mails were called back or sent after all. Requires locks on their applications. */
export async function retellDenials(ctx: Context, mailIds: readonly string[]): Promise<void> {
  const found = await ctx.db
    .select({ denial, state: mailMessage.state })
    .from(denial)
    .innerJoin(mailMessage, and(eq(mailMessage.workspaceId, denial.workspaceId), eq(mailMessage.id, denial.mailId)))
    .where(and(eq(denial.workspaceId, ctx.workspace.id), inArray(denial.mailId, [...mailIds])))
    .orderBy(asc(denial.applicationId), asc(denial.id))
  for (const { denial: given, state } of found) {
    if (state === 'cancelled' && !given.takenBackAt) await takeBack(ctx, given)
    else if (state !== 'cancelled' && given.takenBackAt) await standAgain(ctx, given)
  }
}

async function takeBack(ctx: Context, given: DenialRow): Promise<void> {
  await mark(ctx, given, ctx.now)
  const row = await lockEvenForgotten(ctx, given.applicationId)
  // The application may have been reactivated since, or ended for another reason.
  const isEndedByIt = given.endsApplication && isEndedBy(row, given)
  const progressState = row.stateBeforeInactive
  if (isEndedByIt && progressState) {
    await changeApplication(ctx, row, { progressState, stateBeforeInactive: null, deactivationReason: null })
  }
  ctx.record({
    event: 'application.denial_taken_back',
    subject: subjectOf(row),
    changes: [
      { field: 'letter', old: given.subject, new: null },
      ...(isEndedByIt ? [{ field: 'progress_state', old: row.progressState, new: progressState }] : []),
    ],
  })
}

const isEndedBy = (row: ApplicationRow, given: DenialRow): boolean =>
  row.progressState === stateAfterDeactivation && row.deactivationReason === denialCause(given)

async function standAgain(ctx: Context, given: DenialRow): Promise<void> {
  const row = await lockEvenForgotten(ctx, given.applicationId)
  const isDenied = given.objectId !== null && (await wishDenials(ctx, row.id))(given.objectId) !== null
  assertAllowed(wishCanBeDenied(row, { isDenied }))
  await mark(ctx, given, null)
  if (given.endsApplication) {
    await changeApplication(ctx, row, {
      progressState: stateAfterDeactivation,
      stateBeforeInactive: row.progressState,
      deactivationReason: denialCause(given),
    })
  }
  ctx.record({
    event: 'application.denial_sent_after_all',
    subject: subjectOf(row),
    changes: [
      { field: 'letter', old: null, new: given.subject },
      ...(given.endsApplication
        ? [{ field: 'progress_state', old: row.progressState, new: stateAfterDeactivation }]
        : []),
    ],
    cause: denialCause(given),
  })
}

const mark = (ctx: Context, { id }: DenialRow, takenBackAt: Date | null) =>
  ctx.db
    .update(denial)
    .set({ takenBackAt })
    .where(and(eq(denial.workspaceId, ctx.workspace.id), eq(denial.id, id)))
