// The section of the reservation on the details page of an application to buy.

import { francsOf } from '#platform/rules/amounts/money.ts'
import { findApplication, findObject, francs } from '#areas/applications/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/reservation.ts'
import type { CurrentReservation } from '../../contract/reservation.ts'
import { feeFates } from '../../rules/fee-fate.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { inQueueOrder, isHolding, placeInQueue, stateAt } from '../../rules/reservation-state.ts'
import { findFee } from '../accounting/reservation-fee.ts'
import { maySendToSign, signingOf } from '../signing/signing-details.ts'
import { filesOf } from './keep-file.ts'
import { liveReservations, reservationOf, type ReservationRow } from './reservation-row.ts'
import { mayStart, readWishes } from './starting.ts'

export const getSaleReservation = handler(
  contract.getSaleReservation,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const application = await findApplication(ctx, params.id)
    const row = await reservationOf(ctx, application.id)
    const objects = []
    for (const objectId of await readWishes(ctx, application.id)) {
      const { object } = await findObject(ctx, objectId)
      objects.push({
        value: objectId,
        displayName: object.title,
        canStart: spoken(ctx, await mayStart(ctx, application, objectId)),
      })
    }
    const live = row ? await liveReservations(ctx, [row.objectId]) : []
    return { objects, current: row && (await told(ctx, row, live)), others: row ? othersOf(ctx, row, live) : [] }
  },
)

function othersOf(ctx: Context, row: ReservationRow, live: readonly ReservationRow[]) {
  const holders = live.filter((one) => isHolding(stateAt(one, ctx.now)))
  return [...holders, ...inQueueOrder(live)]
    .filter(({ id }) => id !== row.id)
    .map((one) => ({
      applicationId: one.applicationId,
      buyers: one.buyerNames,
      state: one.state,
      place: placeInQueue(live, one.id),
    }))
}

async function told(
  ctx: StaffContext,
  row: ReservationRow,
  live: readonly ReservationRow[],
): Promise<CurrentReservation> {
  const { object } = await findObject(ctx, row.objectId)
  const fee = await findFee(ctx, row)
  const place = placeInQueue(live, row.id)
  const nameOf = await staffNames(ctx, [row.countersignedBy])
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    stateTitle: ctx.t(`sales_reservation_state_${row.state}`),
    objectId: row.objectId,
    objectTitle: object.title,
    buyers: row.buyerNames,
    price: francs(row.price),
    fee: francsOf(row.fee),
    mailedAt: at(row.mailedAt),
    linkUntil: at(row.linkUntil),
    acceptedAt: at(row.acceptedAt),
    acceptedBy: row.acceptedBy,
    signedName: row.signedName,
    signedOn: row.signedOn,
    signing: await signingOf(ctx, row),
    place,
    until: at(row.until),
    feeDueOn: row.feeDueOn,
    payment: fee && {
      state: fee.state,
      amount: francsOf(fee.amount),
      paid: francsOf(fee.paid),
      open: francsOf(fee.open),
      reference: fee.reference,
      account: fee.account,
    },
    paymentInfoAt: at(row.paymentInfoAt),
    remindedOn: row.remindedOn,
    accountingAskedAt: at(row.accountingAskedAt),
    countersignedAt: at(row.countersignedAt),
    countersignedBy: row.countersignedBy && nameOf(row.countersignedBy).name,
    // The clock has run out, and the job has not yet written it down.
    releasedAt: row.state === 'released' ? at(row.releasedAt ?? row.until) : null,
    releaseCause: row.state === 'released' ? ctx.t(`sales_release_${row.releaseCause ?? 'expired'}`) : null,
    releaseReason: row.releaseReason,
    feeFate: row.feeFate && ctx.t(`sales_fee_fate_${row.feeFate}`),
    files: (await filesOf(ctx, row.id)).map(({ id, name, contentType, size, category, createdAt }) => ({
      id,
      url: fileAddress.protected(id, name),
      key: id,
      displayName: name,
      contentType,
      size,
      category,
      createdAt: createdAt.toISOString(),
    })),
    fates: feeFates.map((fate) => ({ value: fate, displayName: ctx.t(`sales_fee_fate_${fate}`) })),
    can: await verdictsOf(ctx, row, place),
  }
}

const verdictsOf = async (ctx: Context, row: ReservationRow, place: number | null) => ({
  ...verdictsByState(ctx, row),
  sendToSign: spoken(ctx, await maySendToSign(ctx, row)),
  moveUp: spoken(ctx, reservationCan.beMovedUp(row.state, place)),
})

const verdictsByState = (ctx: Context, { state }: ReservationRow) => ({
  send: spoken(ctx, reservationCan.beSent(state)),
  sign: spoken(ctx, reservationCan.beAccepted(state)),
  paymentInfo: spoken(ctx, reservationCan.havePaymentInfoSent(state)),
  accountingReminder: spoken(ctx, reservationCan.haveAccountingReminded(state)),
  countersign: spoken(ctx, reservationCan.beCountersigned(state)),
  extend: spoken(ctx, reservationCan.beExtended(state)),
  release: spoken(ctx, reservationCan.beReleased(state)),
})
