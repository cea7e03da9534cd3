// Reads reservations for sale, and judges them at the time of the call.

import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { inQueueOrder, isHolding, placeInQueue, stateAt } from '../../rules/reservation-state.ts'
import { reservation } from './reservation-tables.ts'

export type ReservationRow = typeof reservation.$inferSelect

const ofWorkspace = (ctx: Context) => eq(reservation.workspaceId, ctx.workspace.id)

/** Stored state: the row may not yet say that the clock has run out. */
export async function lookReservation(ctx: Context, id: string): Promise<ReservationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(reservation)
    .where(and(ofWorkspace(ctx), eq(reservation.id, id)))
  return row ?? null
}

export async function findReservation(ctx: Context, id: string): Promise<ReservationRow> {
  const row = await lookReservation(ctx, id)
  if (!row) throw notFound('sales_reservation_not_found')
  return row
}

/** The newest reservation of the application, with its state at `ctx.now`; null if there never was one. */
export async function reservationOf(ctx: Context, applicationId: string): Promise<ReservationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(reservation)
    .where(and(ofWorkspace(ctx), eq(reservation.applicationId, applicationId)))
    .orderBy(desc(reservation.createdAt), desc(reservation.id))
    .limit(1)
  return row ? { ...row, state: stateAt(row, ctx.now) } : null
}

export async function getReservationOf(ctx: Context, applicationId: string): Promise<ReservationRow> {
  const row = await reservationOf(ctx, applicationId)
  if (!row) throw notFound('sales_reservation_not_found')
  return row
}

/**
 * Reservations of objects that are not released in the database. A queued buyer whose application was deactivated does
 * not count.
 */
export async function liveReservations(ctx: Context, objectIds: readonly string[]): Promise<ReservationRow[]> {
  if (objectIds.length === 0) return []
  const rows = await ctx.db
    .select({ row: reservation })
    .from(reservation)
    .leftJoin(
      application,
      and(eq(application.workspaceId, reservation.workspaceId), eq(application.id, reservation.applicationId)),
    )
    .where(
      and(
        ofWorkspace(ctx),
        inArray(reservation.objectId, [...objectIds]),
        ne(reservation.state, 'released'),
        sql`(${reservation.state} not in ('offered', 'queued') or ${application.progressState} = 'sale.new')`,
      ),
    )
    .orderBy(asc(reservation.queuedFrom), asc(reservation.id))
  return rows.map(({ row }) => row)
}

export interface Standing {
  /** Null once the purchase is notarised. */
  until: Date | null
  buyer: string
  applicationId: string
  /** Number of buyers who wait behind the reservation. */
  queue: number
}

/**
 * Per object the reservation that holds it at `ctx.now`; null for an object without one. Between the end of a
 * reservation and the job that writes it down, the first of the queue holds the object already.
 */
export async function standingOf(
  ctx: Context,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, Standing | null>> {
  const rows = await liveReservations(ctx, objectIds)
  return new Map(
    objectIds.map((objectId) => {
      const ofObject = rows.filter((row) => row.objectId === objectId)
      const line = inQueueOrder(ofObject)
      const holder = ofObject.find((row) => isHolding(stateAt(row, ctx.now)))
      const shown = holder ?? line[0]
      if (!shown) return [objectId, null]
      return [
        objectId,
        {
          until: holder ? holder.until : null,
          buyer: shown.buyerNames,
          applicationId: shown.applicationId,
          queue: line.length - (holder ? 0 : 1),
        },
      ]
    }),
  )
}

/** 1 for the first in the queue; null if the buyer does not wait. */
export async function queuePlaceOf(ctx: Context, { objectId, id }: ReservationRow): Promise<number | null> {
  return placeInQueue(await liveReservations(ctx, [objectId]), id)
}
