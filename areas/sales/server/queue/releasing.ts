// Ends a reservation: the fee follows the agreement, and the object goes to the first of the queue or becomes free.

import { findApplication, findObject, moveObject, subjectOf } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { feeFateOf, type FeeFate } from '../../rules/fee-fate.ts'
import { inQueueOrder, isHolding, isReleased, type ReleaseCause } from '../../rules/reservation-state.ts'
import { endFee } from '../accounting/reservation-fee.ts'
import { applyPriceListTo } from '../prices/applying.ts'
import { endMilestones } from '../completion/milestones.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { mailReleased } from '../reservation/mails.ts'
import { liveReservations, type ReservationRow } from '../reservation/reservation-row.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { withdrawFromSigning } from '../signing/withdrawing.ts'
import { holdObject } from './holding.ts'

export interface Ending {
  cause: ReleaseCause
  /** In the words of the person who ends it; empty if the clock does. */
  reason: string
  /** Chosen by staff; otherwise by the agreement. */
  fate?: FeeFate | undefined
}

/** Requires `lockSales`. */
export async function releaseReservation(
  ctx: Context,
  row: ReservationRow,
  { cause, reason, fate }: Ending,
): Promise<ReservationRow> {
  const paid = await endFee(ctx, row, ctx.t(`sales_release_${cause}`))
  await endMilestones(ctx, row.id, ctx.t(`sales_release_${cause}`))
  const released = await changeReservation(ctx, row, {
    state: 'released',
    releasedAt: ctx.now,
    releaseCause: cause,
    releaseReason: reason || null,
    feeFate: paid > 0 && fate ? fate : feeFateOf(cause, row, paid),
    ...(await withdrawFromSigning(ctx, row)),
  })
  const application = await findApplication(ctx, row.applicationId)
  ctx.record({
    event: 'reservation.released',
    subject: subjectOf(application),
    changes: [
      { field: 'reservation_state', old: row.state, new: 'released' },
      ...(released.feeFate ? [{ field: 'fee_fate', old: null, new: released.feeFate }] : []),
    ],
    cause: reason || `sales_release_${cause}`,
  })
  // An agreement that nobody accepted ends without a mail: the link says so.
  if (row.acceptedAt) await mailReleased(ctx, released)
  if (cause === 'expired') await tellOfReservation(ctx, 'reservation_released', application, row.objectId)
  if (isHolding(row.state)) await passOn(ctx, row.objectId)
  return released
}

/** Gives the object to the first of the queue; without one it is free again. */
async function passOn(ctx: Context, objectId: string): Promise<void> {
  const [next] = inQueueOrder(await liveReservations(ctx, [objectId]))
  if (next) {
    await holdObject(ctx, next, 'next')
    return
  }
  const { object } = await findObject(ctx, objectId)
  await moveObject(ctx, object, { from: ['reserved'], to: 'available', cause: 'sales_cause_released' })
  await applyPriceListTo(ctx, objectId)
}

/**
 * Writes down that the clock of the object's reservation has run out. Every change of the object's reservations begins
 * with this, so that it never depends on the job. Requires `lockSales`.
 */
export async function settleExpired(ctx: Context, objectId: string): Promise<void> {
  const expired = (await liveReservations(ctx, [objectId])).find(
    (row) => isHolding(row.state) && isReleased(row, ctx.now),
  )
  if (expired) await releaseReservation(ctx, expired, { cause: 'expired', reason: '' })
}
