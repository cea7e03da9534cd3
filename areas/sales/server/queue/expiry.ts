// Job at the end of a reservation: writes down that it is released and gives the object to the next buyer. Safe with
// several servers and repeated runs: under the lock only the first finds a reservation to release.

import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { lookReservation } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { expireReservationJob } from './jobs.ts'
import { settleExpired } from './releasing.ts'

const jobData = z.object({ reservationId: z.uuid() })

export async function expireReservation(ctx: Context, data: unknown): Promise<void> {
  const { reservationId } = jobData.parse(data)
  const found = await lookReservation(ctx, reservationId)
  if (!found) return
  await lockSales(ctx, [found.objectId])
  const row = await lookReservation(ctx, reservationId)
  // Released, sold, or extended meanwhile; an extension has enqueued its own job.
  if (!row?.until || row.state === 'released' || row.state === 'sold') return
  if (row.until > ctx.now) {
    await ctx.enqueue(expireReservationJob, { reservationId }, { startAfter: row.until })
    return
  }
  await settleExpired(ctx, row.objectId)
}
