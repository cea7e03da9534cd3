// Accepts an agreement: the buyer gets the object if it is free, otherwise a place in the queue behind it.

import { findApplication, findObject, subjectOf } from '#areas/applications/server/public.ts'
import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { no, type Verdict } from '#platform/rules/verdict.ts'
import type { Context } from '#platform/server/context.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { DrawnSignature } from '../../rules/drawn-signature.ts'
import { objectIsOpen, reservationCan } from '../../rules/reservation-can.ts'
import { isHolding } from '../../rules/reservation-state.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { mailQueued } from '../reservation/mails.ts'
import { findReservation, liveReservations, type ReservationRow } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { withdrawFromSigning } from '../signing/withdrawing.ts'
import { holdObject } from './holding.ts'
import { settleExpired } from './releasing.ts'

export interface Acceptance {
  by: 'buyer' | 'staff'
  name: string
  /** Null if signed on paper or at the signing provider. */
  signature: DrawnSignature | null
  signedOn: string
}

export async function acceptReservation(
  ctx: Context,
  { id, objectId }: Pick<ReservationRow, 'id' | 'objectId'>,
  { by, name, signature, signedOn }: Acceptance,
): Promise<ReservationRow> {
  await lockSales(ctx, [objectId])
  await settleExpired(ctx, objectId)
  const row = await findReservation(ctx, id)
  const found = await readForAcceptance(ctx, row)
  assertAllowed(canAccept(row, found))
  const { application, isHeld } = found
  const accepted = await changeReservation(ctx, row, {
    state: 'queued',
    acceptedAt: ctx.now,
    queuedFrom: ctx.now,
    acceptedBy: by,
    signedName: name,
    signature,
    signedOn,
    ...(await withdrawFromSigning(ctx, row)),
  })
  ctx.record({
    event: by === 'buyer' ? 'reservation.accepted' : 'reservation.signed_on_paper',
    subject: subjectOf(application),
    changes: [{ field: 'signature', old: null, new: name }],
    ...(by === 'buyer' && { actor: { kind: 'applicant', id: null, name } }),
  })
  const written = isHeld ? accepted : await holdObject(ctx, accepted, 'accepted')
  if (isHeld) await mailQueued(ctx, accepted)
  if (by === 'buyer') await tellOfReservation(ctx, 'reservation_accepted', application, row.objectId)
  return written
}

/** Requires `lockSales` and `settleExpired`. */
export const mayAccept = async (ctx: Context, row: ReservationRow): Promise<Verdict> =>
  canAccept(row, await readForAcceptance(ctx, row))

type ForAcceptance = Awaited<ReturnType<typeof readForAcceptance>>

async function readForAcceptance(ctx: Context, { applicationId, objectId }: ReservationRow) {
  const application = await findApplication(ctx, applicationId)
  const { object } = await findObject(ctx, objectId)
  const isHeld = (await liveReservations(ctx, [objectId])).some(({ state }) => isHolding(state))
  return { application, object, isHeld }
}

function canAccept({ state }: ReservationRow, { application, object, isHeld }: ForAcceptance): Verdict {
  const written = applicationCan.beWrittenTo(application)
  if (!written.allowed) return written
  if (application.progressState === 'inactive') return no('applications_reason_inactive')
  const accepted = reservationCan.beAccepted(state)
  return accepted.allowed ? objectIsOpen(object.lettingState, isHeld) : accepted
}
