// Deactivates and reactivates applications, and sets the important flag.

import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { withdrawnByApplicant } from '../../rules/after-sending.ts'
import type { Context } from '#platform/server/context.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { stateAfterActivation, stateAfterDeactivation } from '../../rules/application-progress.ts'
import type { ApplicationState } from '../../rules/application-state.ts'
import { changeApplication, lockApplication, subjectOf, type ApplicationRow } from './application-row.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { application } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/application.ts'

export const changeApplicationStatus = handler(
  contract.changeApplicationStatus,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    if (body.action === 'deactivate') assertAllowed(applicationCan.beDeactivated(row))
    else assertAllowed(applicationCan.beActivated(row))
    if (body.version !== undefined && body.version !== row.version) {
      throw staleVersion({ version: row.version, progress_state: row.progressState })
    }
    const changed = body.action === 'deactivate' ? await deactivate(ctx, row, body) : await activate(ctx, row)
    const title = ctx.t(`applications_${body.action}d`, { number: row.number })
    return { ...changed, notify: [{ type: 'success', title }] }
  },
)

interface Changed {
  progress_state: ApplicationState
  version: number
}

/** Requires a row lock and a state that allows deactivation. Also used by the bulk action of the list. */
export async function deactivate(
  ctx: Context,
  row: ApplicationRow,
  { reason, comment }: { reason: string; comment?: string | undefined },
): Promise<Changed> {
  const words = comment ? `${reason}: ${comment}` : reason
  const version = await changeApplication(ctx, row, {
    progressState: stateAfterDeactivation,
    stateBeforeInactive: row.progressState,
    deactivationReason: words,
  })
  recordMove(ctx, row, { event: 'application.deactivated', to: stateAfterDeactivation, cause: words })
  return { progress_state: stateAfterDeactivation, version }
}

/**
 * Requires a row lock and a state that allows withdrawal. Records that the household withdrew the application itself.
 */
export async function withdraw(ctx: Context, row: ApplicationRow, words: readonly string[]): Promise<ApplicationRow> {
  const left = {
    progressState: stateAfterDeactivation,
    stateBeforeInactive: row.progressState,
    deactivationReason: [withdrawnByApplicant, ...words].join(': '),
  }
  const version = await changeApplication(ctx, row, left)
  recordMove(ctx, row, { event: 'application.withdrawn', to: stateAfterDeactivation, cause: left.deactivationReason })
  return { ...row, ...left, version, deactivatedAt: ctx.now }
}

/** Requires a row lock and a state that allows activation. Also used by the bulk action of the list. */
export async function activate(ctx: Context, row: ApplicationRow): Promise<Changed> {
  const progressState = stateAfterActivation(row.stateBeforeInactive, row.overallEvaluation)
  const version = await changeApplication(ctx, row, {
    progressState,
    stateBeforeInactive: null,
    deactivationReason: null,
  })
  recordMove(ctx, row, { event: 'application.activated', to: progressState })
  return { progress_state: progressState, version }
}

interface MoveNote {
  event: string
  to: ApplicationState
  cause?: string
}

/** Records one timeline entry per state change. */
export function recordMove(ctx: Context, row: ApplicationRow, { event, to, cause }: MoveNote): void {
  const changes = row.progressState === to ? [] : [{ field: 'progress_state', old: row.progressState, new: to }]
  ctx.record({ event, subject: subjectOf(row), changes, ...(cause ? { cause } : {}) })
}

export const updateRelatedData = handler(
  contract.updateRelatedData,
  { permission: 'applications_write' },
  async (ctx, { body }) => {
    const important = body.data.is_marked_important
    const marked = and(
      eq(application.workspaceId, ctx.workspace.id),
      inArray(application.id, body.application_ids),
      ne(application.isMarkedImportant, important),
    )
    for (const row of await ctx.db
      .select()
      .from(application)
      .where(marked)
      .orderBy(asc(application.id))
      .for('update')) {
      assertAllowed(applicationCan.beWrittenTo(row))
    }
    const changed = await ctx.db.update(application).set({ isMarkedImportant: important }).where(marked).returning()
    for (const row of changed) {
      const changes = [{ field: 'is_marked_important', old: !important, new: important }]
      ctx.record({
        event: `application.${important ? 'marked_important' : 'unmarked_important'}`,
        subject: subjectOf(row),
        changes,
      })
    }
    return { changed: changed.length }
  },
)
