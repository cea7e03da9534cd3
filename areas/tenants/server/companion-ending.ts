// Frees an object let together after its own last day; the tenancy continues.

import { z } from 'zod'
import {
  freeForNext,
  lockObject,
  lockWithApplication,
  lookAssignment,
  lookLetBeside,
  refreshTenantNames,
  subjectOf,
  changeLetBeside,
  type LetBesideRow,
} from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { beginReservation } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { freeAgainAt, freeAgainOn } from '../rules/tenancy-end.ts'

export const endCompanionJob = 'end-companion'
const jobData = z.object({ tenantId: z.uuid(), objectId: z.uuid() })

/** Skips an object that is kept after all, or whose tenancy has ended. */
export async function endCompanionByItself(ctx: Context, data: unknown): Promise<void> {
  const { tenantId, objectId } = jobData.parse(data)
  if (!(await lookAssignment(ctx, tenantId))) return
  const { application, row } = await lockWithApplication(ctx, tenantId)
  const companion = await lookLetBeside(ctx, row.id, objectId)
  if (!companion?.letUntil || companion.endedAt !== null || row.endedAt !== null || row.state !== 'released') return
  if (freeAgainAt(companion.letUntil) > ctx.now) {
    await ctx.enqueue(endCompanionJob, { tenantId, objectId }, { startAfter: freeAgainAt(companion.letUntil) })
    return
  }
  const title = await leaveNow(ctx, companion)
  await refreshTenantNames(ctx, [row.applicationId])
  ctx.record({ event: 'tenancy.companion_left', subject: subjectOf(application), cause: title })
}

/** Requires a row lock on the tenancy. Returns the title of the object that is now free. */
export async function leaveNow(ctx: Context, companion: LetBesideRow): Promise<string> {
  const { object } = await lockObject(ctx, companion.objectId)
  const to = await freeForNext(ctx, object, freeAgainOn(companion.letUntil ?? dayOf(ctx.now)))
  if (to === 'reserved') await beginReservation(ctx, object.id)
  await changeLetBeside(ctx, companion, { letUntil: companion.letUntil ?? dayOf(ctx.now), endedAt: ctx.now })
  return object.title
}
