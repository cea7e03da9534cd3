// End of a tenancy: entered with its last day, executed after that day.

import { z } from 'zod'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import {
  changeAssignment,
  freeForNext,
  lockLetObjects,
  lockWithApplication,
  assertVersion,
  lookAssignment,
  subjectOf,
} from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { beginReservation } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { endingProblem, freeAgainAt, freeAgainOn, longestNoticeYears } from '../rules/tenancy-end.ts'
import { takeStep, type Held } from './contract-step.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/tenant.ts'

interface Days {
  quitOn: string
  noticeOn: string
  handoverOn: string
}

export const endTenancyJob = 'end-tenancy'
const jobData = z.object({ tenantId: z.uuid() })

export const terminateTenancy = handler(
  contract.terminateTenancy,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.beTerminated(held.row))
    assertVersion(held.row, body.version)
    const noticeOn = body.noticeOn ?? dayOf(ctx.now)
    const handoverOn = body.handoverOn ?? body.quitOn
    const { quitOn } = body
    const problem = endingProblem(
      { contractStart: held.row.contractStart, noticeOn, quitOn, handoverOn },
      dayOf(ctx.now),
    )
    if (problem) throw fieldRefusal(problem.field, problem.key, { years: longestNoticeYears })
    const fields = { quitOn, quitReason: body.reason, quitBy: body.quitBy ?? ('tenant' as const), noticeOn, handoverOn }
    const moved = await takeStep(ctx, held, { to: 'quit', fields, cause: body.reason, ...toldAs(held, fields) })
    if (freeAgainAt(quitOn) > ctx.now) {
      await ctx.enqueue(endTenancyJob, { tenantId: params.id }, { startAfter: freeAgainAt(quitOn) })
      return moved
    }
    return { ...moved, version: await end(ctx, await lockWithApplication(ctx, params.id)) }
  },
)

/** Event and changed days for the history, for a first notice or a correction. */
function toldAs({ row }: Held, { quitOn, noticeOn, handoverOn }: Days) {
  const changes = [
    { field: 'quit_on', old: row.quitOn, new: quitOn },
    { field: 'notice_on', old: row.noticeOn, new: noticeOn },
    { field: 'handover_on', old: row.handoverOn, new: handoverOn },
  ].filter((change) => change.old !== change.new)
  if (row.contractState !== 'quit') return { event: 'contract.quit', changes }
  return { event: 'contract.notice_corrected', said: 'tenants_notice_corrected', changes }
}

/** Job after the last day. Skips a notice that was taken back or moved in the meantime. */
export async function endTenancy(ctx: Context, data: unknown): Promise<void> {
  const { tenantId } = jobData.parse(data)
  if (!(await lookAssignment(ctx, tenantId))) return
  const held = await lockWithApplication(ctx, tenantId).catch(goneMeanwhile)
  if (!held) return
  const { contractState, endedAt, quitOn } = held.row
  if (contractState !== 'quit' || endedAt !== null || quitOn === null) return
  if (freeAgainAt(quitOn) > ctx.now) {
    await ctx.enqueue(endTenancyJob, { tenantId }, { startAfter: freeAgainAt(quitOn) })
    return
  }
  await end(ctx, held)
}

/** Ignores a tenancy that is deleted concurrently: nothing is left to end. */
function goneMeanwhile(error: unknown): null {
  if (error instanceof AppError && error.details.status === 404) return null
  throw error
}

async function end(ctx: Context, { application, row }: Held): Promise<number> {
  const { own, together } = await lockLetObjects(ctx, row)
  const version = await changeAssignment(ctx, row, { endedAt: ctx.now })
  for (const { object } of [own, ...together]) {
    const to = await freeForNext(ctx, object, freeAgainOn(row.quitOn ?? dayOf(ctx.now)))
    if (to === 'reserved') await beginReservation(ctx, object.id)
  }
  ctx.record({ event: 'tenancy.ended', subject: subjectOf(application), cause: own.object.title })
  return version
}
