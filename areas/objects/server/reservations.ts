// Objects that are held without an application: until a day, with a note that says for whom or why.

import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf, endOfDay } from '#areas/applications/rules/offer-validity.ts'
import { assignment } from '#areas/applications/server/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, Refusal } from '#platform/server/refusal.ts'
import { changeObject, holdObject, subjectOf } from './object-row.ts'
import { letsObject } from './lets-object.ts'
import { objectReservation, propertyObject } from './tables.ts'

export type Reservation = typeof objectReservation.$inferSelect

const standing = (ctx: Context, objectId: string) =>
  and(
    eq(objectReservation.workspaceId, ctx.workspace.id),
    eq(objectReservation.objectId, objectId),
    isNull(objectReservation.endedAt),
  )

export async function lookReservationFor(ctx: Context, objectId: string): Promise<Reservation | null> {
  const [row] = await ctx.db.select().from(objectReservation).where(standing(ctx, objectId))
  return row ?? null
}

interface Wanted {
  until: string
  note: string
}

/** Begins at once when the object is free; where the tenants have given notice it waits until their last day is over. */
export async function reserve(ctx: Context, objectId: string, { until, note }: Wanted): Promise<void> {
  const row = await holdObject(ctx, objectId)
  if (await lookReservationFor(ctx, objectId)) throw new Refusal('objects_reason_reserved')
  const lastDay = row.progressState === 'rented' ? await lastDayOfTenants(ctx, objectId) : null
  const waits = lastDay !== null
  if (!waits && row.progressState !== 'available') throw new Refusal(`objects_reason_${row.progressState}`)
  // On their last day the tenants still live there.
  if (lastDay !== null && until <= lastDay) throw fieldRefusal('until', 'objects_reservation_before_end')
  if (until < dayOf(ctx.now)) throw fieldRefusal('until', 'objects_reservation_past')
  const id = newId()
  await ctx.db.insert(objectReservation).values({
    workspaceId: ctx.workspace.id,
    id,
    objectId,
    until,
    note,
    createdBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    createdAt: ctx.now,
    begunAt: waits ? null : ctx.now,
  })
  await ctx.enqueue(endReservationJob, { reservationId: id, objectId }, { startAfter: endOfDay(until) })
  if (!waits) await changeObject(ctx, row, { progressState: 'reserved' })
  ctx.record({
    event: 'object.reserved',
    subject: subjectOf(row),
    changes: [
      { field: 'reserved_until', old: null, new: until },
      ...(waits ? [] : [{ field: 'progress_state', old: row.progressState, new: 'reserved' }]),
    ],
    cause: note,
  })
}

/** Of tenants who have given notice and are still there. */
async function lastDayOfTenants(ctx: Context, objectId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ quitOn: assignment.quitOn })
    .from(assignment)
    .where(
      and(
        eq(assignment.workspaceId, ctx.workspace.id),
        letsObject(ctx, objectId),
        eq(assignment.contractState, 'quit'),
        isNull(assignment.endedAt),
      ),
    )
  return row?.quitOn ?? null
}

/** Frees the object, or takes a waiting reservation away. */
export async function release(ctx: Context, objectId: string, cause?: string): Promise<void> {
  const row = await holdObject(ctx, objectId)
  const ended = await endReservation(ctx, objectId)
  if (!ended) throw new Refusal('objects_reason_not_reserved')
  const isHeld = row.progressState === 'reserved'
  if (isHeld) await changeObject(ctx, row, { progressState: 'available' })
  ctx.record({
    event: 'object.reservation_removed',
    subject: subjectOf(row),
    changes: isHeld ? [{ field: 'progress_state', old: 'reserved', new: 'available' }] : [],
    ...(cause && { cause }),
  })
}

/** Ends the one that stands, whichever way the object goes on. */
export async function endReservation(ctx: Context, objectId: string): Promise<boolean> {
  const ended = await ctx.db
    .update(objectReservation)
    .set({ endedAt: ctx.now })
    .where(standing(ctx, objectId))
    .returning({ id: objectReservation.id })
  return ended.length > 0
}

/** The object has become free: a reservation that waited for it begins. Answers whether there is one. */
export async function beginReservation(ctx: Context, objectId: string): Promise<boolean> {
  const begun = await ctx.db
    .update(objectReservation)
    .set({ begunAt: ctx.now })
    .where(standing(ctx, objectId))
    .returning({ id: objectReservation.id })
  return begun.length > 0
}

/** The day from which the object can be moved into. */
export async function freeFrom(ctx: Context, objectId: string, day: string): Promise<void> {
  await ctx.db
    .update(propertyObject)
    .set({ moveInDate: day })
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, objectId)))
}

export const endReservationJob = 'end-reservation'
const jobData = z.object({ reservationId: z.uuid(), objectId: z.uuid() })

/** When its last day is over; one that was removed or replaced is left alone. */
export async function endOverdueReservation(ctx: Context, data: unknown): Promise<void> {
  const { reservationId, objectId } = jobData.parse(data)
  const row = await lookReservationFor(ctx, objectId)
  if (row?.id === reservationId) await release(ctx, objectId, 'objects_cause_reservation_over')
}
