// Changes the state of requests: accepting, declining, deactivating, activating, deleting.

import { redactAudit } from '#platform/server/audit/redact.ts'
import { forgetNewsAbout } from '#areas/users/server/public.ts'
import { removeContentsJob } from '#areas/files/server/public.ts'
import { forgetMailsAbout, forgetThreads } from '#platform/server/mail/forgetting.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { requestCan, stateAfterActivation, waitsSinceAfterActivation } from '../rules/request-can.ts'
import type { LeaveReason, RequestState } from '../rules/request-state.ts'
import { changeRequest, lockRequest, subjectOf, thisRequest, type RequestRow } from './request-row.ts'
import { waitlistRequest } from './tables.ts'
import { joinReason } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as listContract from '../contract/list.ts'
import * as requestContract from '../contract/request.ts'

const told = (ctx: Context, row: RequestRow, done: string) => ({
  notify: [{ type: 'success' as const, title: ctx.t(`waitlist_done_${done}`, { number: row.number }) }],
})

interface Moved {
  progress_state: RequestState
  version: number
}

export const acceptRequest = handler(
  requestContract.acceptRequest,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const row = await lockRequest(ctx, params.id)
    return { ...(await accept(ctx, row)), ...told(ctx, row, 'accepted') }
  },
)

/** The request is matched from now on. A request that waited before keeps its place in the queue. */
export async function accept(ctx: Context, row: RequestRow): Promise<Moved> {
  assertAllowed(requestCan.accept(row))
  const progressState = 'waitlist.accepted'
  const version = await changeRequest(ctx, row, { progressState, waitsSince: row.waitsSince ?? ctx.now })
  ctx.record({ event: 'waitlist.accepted', subject: subjectOf(row) })
  return { progress_state: progressState, version }
}

export const declineRequest = handler(
  requestContract.declineRequest,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const row = await lockRequest(ctx, params.id)
    assertAllowed(requestCan.decline(row))
    const cause = joinReason(body.reason, body.comment)
    const version = await leave(ctx, row, { progressState: 'declined', leaveReason: cause })
    ctx.record({ event: 'waitlist.declined', subject: subjectOf(row), cause })
    return { progress_state: 'declined', version, ...told(ctx, row, 'declined') }
  },
)

export const setRequestInactive = handler(
  requestContract.setRequestInactive,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const row = await lockRequest(ctx, params.id)
    return { ...(await deactivate(ctx, row, body)), ...told(ctx, row, 'deactivated') }
  },
)

export async function deactivate(
  ctx: Context,
  row: RequestRow,
  { reason, comment }: { reason: LeaveReason; comment?: string | undefined },
): Promise<Moved> {
  assertAllowed(requestCan.deactivate(row))
  const cause = joinReason(reason, comment)
  const version = await leave(ctx, row, { progressState: 'inactive', leaveReason: cause })
  ctx.record({ event: 'waitlist.deactivated', subject: subjectOf(row), cause })
  return { progress_state: 'inactive', version }
}

/** Leaving also invalidates the mailed link. */
export const leave = (
  ctx: Context,
  row: RequestRow,
  fields: { progressState: RequestState; leaveReason: string },
): Promise<number> => changeRequest(ctx, row, { ...fields, leftAt: ctx.now, tokenHash: null, linkUntil: null })

export const activateRequests = handler(
  listContract.activateRequests,
  { permission: 'waitlist' },
  async (ctx, { body }) => {
    const skipped: { id: string; reason: string }[] = []
    const targets = [...new Set(body.targets)].toSorted()
    for (const id of targets) {
      const row = await lockRequest(ctx, id)
      const verdict = requestCan.activate(row)
      if (verdict.allowed) await activate(ctx, row)
      else skipped.push({ id, reason: ctx.t(verdict.reason) })
    }
    const changed = targets.length - skipped.length
    if (changed === 0) throw new AppError('waitlist_reason_still_waits')
    return {
      changed,
      skipped,
      notify: [
        {
          type: 'success',
          title: ctx.t(`waitlist_done_activated_${changed === 1 ? 'one' : 'other'}`, { count: changed }),
        },
      ],
    }
  },
)

export async function activate(ctx: Context, row: RequestRow): Promise<void> {
  assertAllowed(requestCan.activate(row))
  await changeRequest(ctx, row, {
    progressState: stateAfterActivation(row),
    waitsSince: waitsSinceAfterActivation(row, ctx.now),
    leaveReason: null,
    leftAt: null,
    confirmedAt: ctx.now,
  })
  ctx.record({ event: 'waitlist.activated', subject: subjectOf(row) })
}

export const setPriority = handler(
  requestContract.setPriority,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const row = await lockRequest(ctx, params.id)
    assertAllowed(requestCan.prioritise(row))
    const { waitlist_priority: priority, reason } = body
    if (priority === row.priority) return { waitlist_priority: priority, version: row.version }
    const version = await changeRequest(ctx, row, { priority })
    ctx.record({
      event: 'waitlist.prioritised',
      subject: subjectOf(row),
      changes: [{ field: 'waitlist_priority', old: row.priority, new: priority }],
      ...(reason && { cause: reason }),
    })
    return { waitlist_priority: priority, version, ...told(ctx, row, 'prioritised') }
  },
)

export const deleteRequest = handler(
  requestContract.deleteRequest,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const row = await lockRequest(ctx, params.id)
    await erase(ctx, row)
    return told(ctx, row, 'deleted')
  },
)

export async function erase(ctx: Context, row: RequestRow): Promise<void> {
  assertAllowed(requestCan.delete(row))
  const storageKeys = await forgetThreads(ctx, [row.id])
  storageKeys.push(...(await ctx.services.records.eraseParts(ctx, { kind: 'waitlist', id: row.id })))
  const page = `/waitlist/applications/${row.id}`
  await forgetNewsAbout(ctx, [page])
  await forgetMailsAbout(ctx, [page])
  const gone = await ctx.db
    .delete(waitlistRequest)
    .where(thisRequest(ctx, row.id))
    .returning({ id: waitlistRequest.id })
  if (gone.length === 0) throw notFound('waitlist_not_found')
  await redactAudit(ctx, row.id)
  ctx.record({ event: 'waitlist.deleted', subject: { ...subjectOf(row), title: String(row.number) } })
  if (storageKeys.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys })
}
