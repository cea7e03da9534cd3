// Gives an object to a buyer: the clock starts, the fee is expected, the reminders are planned.

import { findApplication, findObject, moveObject, subjectOf } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { clockFrom, clockToNotary, reminderDays, reminderSteps } from '../../rules/reservation-clock.ts'
import { expectFee } from '../accounting/reservation-fee.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { mailHeld } from '../reservation/mails.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import { awaitCountersignature } from './countersigning.ts'
import { expireReservationJob, remindReservationJob } from './jobs.ts'

/** `next` after another buyer's reservation was released. Requires `lockSales` and an object without holder. */
export async function holdObject(ctx: Context, row: ReservationRow, how: 'accepted' | 'next'): Promise<ReservationRow> {
  const { object } = await findObject(ctx, row.objectId)
  await moveObject(ctx, object, { from: ['available', 'reserved'], to: 'reserved', cause: 'sales_cause_reserved' })
  const clock = clockFrom(ctx.now, row)
  const isFree = row.fee === 0
  const held = await changeReservation(ctx, row, {
    state: isFree ? 'paid' : 'signed',
    heldSince: ctx.now,
    until: isFree ? clockToNotary(ctx.now, clock.until, row.notaryDays) : clock.until,
    feeDueOn: isFree ? null : clock.feeDueOn,
  })
  await expectFee(ctx, held, object.title)
  await planJobs(ctx, held)
  if (isFree) await awaitCountersignature(ctx, held)
  const application = await findApplication(ctx, row.applicationId)
  ctx.record({
    event: how === 'next' ? 'reservation.moved_up' : 'reservation.begun',
    subject: subjectOf(application),
    changes: [
      { field: 'object', old: null, new: object.title },
      { field: 'reserved_until', old: null, new: held.until && dayOf(held.until) },
    ],
  })
  await mailHeld(ctx, held, how)
  return held
}

/** The end of the reservation, and the reminders of the fee. */
export async function planJobs(ctx: Context, { id, until, feeDueOn }: ReservationRow): Promise<void> {
  if (until) await ctx.enqueue(expireReservationJob, { reservationId: id }, { startAfter: until })
  if (!feeDueOn) return
  const { reminderDays: daysBefore } = await readReservationSettings(ctx)
  const days = reminderDays(feeDueOn, dayOf(ctx.now), daysBefore)
  for (const step of reminderSteps) {
    const startAfter = days[step] && instantAt(days[step], '08:00')
    if (startAfter) await ctx.enqueue(remindReservationJob, { reservationId: id, step }, { startAfter })
  }
}
