// The end of a tenancy: entered with its last day, and carried out when that day has come.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf } from '#areas/applications/rules/offer-validity.ts'
import { assignmentCan } from '#areas/applications/rules/assignment-can.ts'
import {
  changeAssignment,
  holdLetObjects,
  holdWithApplication,
  insist,
  insistOnVersion,
  moveObject,
  subjectOf,
  type AssignmentRow,
} from '#areas/applications/server/public.ts'
import { assignment } from '#areas/applications/server/tables.ts'
import { beginReservation, freeFrom } from '#areas/objects/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import type { terminateTenancy } from '../contract/tenant.ts'
import { laterDay } from '#platform/rules/calendar-day.ts'
import { startOfDay } from '../rules/tenancy-end.ts'
import { takeStep, type Held, type Moved } from './contract-step.ts'

export const endTenancyJob = 'end-tenancy'
const jobData = z.object({ tenantId: z.uuid() })

export async function terminate(
  ctx: StaffContext,
  { params, body }: Received<typeof terminateTenancy>,
): Promise<Moved> {
  const held = await holdWithApplication(ctx, params.id)
  insist(assignmentCan.moveTo(held.row, 'quit'))
  insistOnVersion(held.row, body.version)
  const noticeOn = body.noticeOn ?? dayOf(ctx.now)
  const handoverOn = body.handoverOn ?? body.quitOn
  insistOnOrder(held.row, { ...body, noticeOn, handoverOn })
  const moved = await takeStep(ctx, held, {
    to: 'quit',
    fields: { quitOn: body.quitOn, quitReason: body.reason, quitBy: body.quitBy ?? 'tenant', noticeOn, handoverOn },
    event: 'contract.quit',
    cause: body.reason,
  })
  if (startOfDay(body.quitOn) > ctx.now) {
    await ctx.enqueue(endTenancyJob, { tenantId: params.id }, { startAfter: startOfDay(body.quitOn) })
    return moved
  }
  return { ...moved, version: await end(ctx, await holdWithApplication(ctx, params.id)) }
}

function insistOnOrder(
  { contractStart }: AssignmentRow,
  { quitOn, noticeOn, handoverOn }: { quitOn: string; noticeOn: string; handoverOn: string },
): void {
  if (contractStart && quitOn < contractStart) throw fieldRefusal('quitOn', 'tenants_quit_before_start')
  if (noticeOn > quitOn) throw fieldRefusal('noticeOn', 'tenants_notice_after_quit')
  if (contractStart && handoverOn < contractStart) throw fieldRefusal('handoverOn', 'tenants_quit_before_start')
}

/** On the last day; a termination that was taken back or moved meanwhile is left alone. */
export async function endTenancy(ctx: Context, data: unknown): Promise<void> {
  const { tenantId } = jobData.parse(data)
  const [found] = await ctx.db
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.id, tenantId)))
  if (!found) return
  const held = await holdWithApplication(ctx, tenantId)
  const { contractState, endedAt, quitOn } = held.row
  if (contractState !== 'quit' || endedAt !== null || quitOn === null) return
  if (startOfDay(quitOn) > ctx.now) {
    await ctx.enqueue(endTenancyJob, { tenantId }, { startAfter: startOfDay(quitOn) })
    return
  }
  await end(ctx, held)
}

async function end(ctx: Context, { application, row }: Held): Promise<number> {
  const { own, together } = await holdLetObjects(ctx, row)
  const version = await changeAssignment(ctx, row, { endedAt: ctx.now })
  for (const { object } of [own, ...together]) {
    const to = (await beginReservation(ctx, object.id)) ? 'reserved' : 'available'
    await moveObject(ctx, object, { from: ['rented'], to, cause: 'tenants_cause_ended' })
    await freeFrom(ctx, object.id, laterDay(row.quitOn ?? dayOf(ctx.now), 1))
  }
  ctx.record({ event: 'tenancy.ended', subject: subjectOf(application), cause: own.object.title })
  return version
}
