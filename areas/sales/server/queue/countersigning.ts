// Reminds staff that the countersignature of a paid reservation is missing: after two days, then every week. The buyer
// does not lose the object meanwhile.

import { z } from 'zod'
import { findApplication } from '#areas/applications/server/public.ts'
import { dayAfter, dayOf } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { countersignReminder, isCountersignReminderDue } from '../../rules/reservation-clock.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { remindCountersignatureJob } from './jobs.ts'

export const awaitCountersignature = (ctx: Context, { id }: Pick<ReservationRow, 'id'>): Promise<void> =>
  plan(ctx, id, countersignReminder.firstAfter)

async function plan(ctx: Context, reservationId: string, days: number): Promise<void> {
  const startAfter = instantAt(dayAfter(ctx.now, days), '08:00')
  if (startAfter) await ctx.enqueue(remindCountersignatureJob, { reservationId }, { startAfter })
}

const jobData = z.object({ reservationId: z.uuid() })

/** Idempotent: a second run in the same week finds staff reminded. */
export async function remindOfCountersignature(ctx: Context, data: unknown): Promise<void> {
  const { reservationId } = jobData.parse(data)
  const found = await lookReservation(ctx, reservationId)
  if (!found) return
  await lockSales(ctx, [found.objectId])
  const row = await lookReservation(ctx, reservationId)
  const today = dayOf(ctx.now)
  if (!row || !isCountersignReminderDue(row, today)) return
  await changeReservation(ctx, row, { countersignRemindedOn: today })
  const application = await findApplication(ctx, row.applicationId)
  await tellOfReservation(ctx, 'reservation_countersign', application, row.objectId)
  await plan(ctx, row.id, countersignReminder.every)
}
