// Reserves objects without an application, until a day, with a note for whom or why.

import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf, endOfDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { changeObject, lockObject, subjectOf } from './object-row.ts'
import { objectReservation } from '../tables.ts'

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

/** Starts at once if the object is free; if the tenants have given notice, it starts after their last day. */
export async function reserve(ctx: Context, objectId: string, { until, note }: Wanted): Promise<void> {
  const row = await lockObject(ctx, objectId)
  if (await lookReservationFor(ctx, objectId)) throw new AppError('objects_reason_reserved')
  const { nextFrom, lettingState } = row
  const waits = nextFrom !== null
  if (lettingState !== 'available') throw new AppError(`objects_reason_${lettingState}`)
  // The tenants still live there on their last day.
  if (waits && until < nextFrom) throw fieldRefusal('until', 'objects_reservation_before_end')
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
  await changeObject(ctx, row, waits ? { nextState: 'reserved' } : { progressState: 'reserved' })
  ctx.record({
    event: 'object.reserved',
    subject: subjectOf(row),
    changes: [
      { field: 'reserved_until', old: null, new: until },
      { field: waits ? 'next_state' : 'progress_state', old: lettingState, new: 'reserved' },
    ],
    cause: note,
  })
}

/** Frees the object, or deletes a pending reservation. */
export async function release(ctx: Context, objectId: string, cause?: string): Promise<void> {
  const row = await lockObject(ctx, objectId)
  const ended = await endReservation(ctx, objectId)
  if (!ended) throw new AppError('objects_reason_not_reserved')
  const isHeld = row.lettingState === 'reserved'
  const waits = row.nextState !== null
  if (isHeld) await changeObject(ctx, row, waits ? { nextState: 'available' } : { progressState: 'available' })
  ctx.record({
    event: 'object.reservation_removed',
    subject: subjectOf(row),
    changes: isHeld ? [{ field: waits ? 'next_state' : 'progress_state', old: 'reserved', new: 'available' }] : [],
    ...(cause && { cause }),
  })
}

/** Ends the current reservation, independent of the next state. */
export async function endReservation(ctx: Context, objectId: string): Promise<boolean> {
  const ended = await ctx.db
    .update(objectReservation)
    .set({ endedAt: ctx.now })
    .where(standing(ctx, objectId))
    .returning({ id: objectReservation.id })
  return ended.length > 0
}

/** Call when the object has become free: starts the pending reservation. Returns true if there is one. */
export async function beginReservation(ctx: Context, objectId: string): Promise<boolean> {
  const begun = await ctx.db
    .update(objectReservation)
    .set({ begunAt: ctx.now })
    .where(standing(ctx, objectId))
    .returning({ id: objectReservation.id })
  return begun.length > 0
}

export const endReservationJob = 'end-reservation'
const jobData = z.object({ reservationId: z.uuid(), objectId: z.uuid() })

/** Job for the day after the reservation; ignores a reservation that was deleted or replaced meanwhile. */
export async function endOverdueReservation(ctx: Context, data: unknown): Promise<void> {
  const { reservationId, objectId } = jobData.parse(data)
  const row = await lookReservationFor(ctx, objectId)
  if (row?.id === reservationId) await release(ctx, objectId, 'objects_cause_reservation_over')
}
