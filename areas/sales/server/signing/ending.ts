// The end of an agreement at the signing provider: signed by all buyers, or without their signatures.

import { findApplication, subjectOf } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { SigningState } from '#platform/rules/signing-state.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { acceptReservation, mayAccept } from '../queue/accepting.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { keepFile } from '../reservation/keep-file.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'

/**
 * Requires `lockSales` and `settleExpired`. The signed document is kept even if the reservation cannot be accepted any
 * more, for example because the object was taken otherwise; staff are then notified.
 */
export async function acceptSigned(ctx: Context, row: ReservationRow, content: Buffer): Promise<void> {
  const name = translatorFor(row.language)('sales_file_category_signed_scan')
  const signed = await changeReservation(ctx, row, { signingState: 'completed' })
  await keepFile(ctx, { reservationId: row.id, category: 'signed_scan', name, content })
  const application = await findApplication(ctx, row.applicationId)
  ctx.record({
    event: 'reservation.signed_digitally',
    subject: subjectOf(application),
    changes: [{ field: 'provider', old: null, new: row.provider }],
  })
  if (!(await mayAccept(ctx, signed)).allowed) {
    await tellOfReservation(ctx, 'reservation_signing_ended', application, row.objectId)
    return
  }
  await acceptReservation(ctx, signed, {
    by: 'buyer',
    name: row.buyerNames,
    signature: null,
    signedOn: dayOf(ctx.now),
  })
}

/** Requires `lockSales`. The agreement stays open: it can be sent again, or accepted on the page or on paper. */
export async function endUnsigned(ctx: Context, row: ReservationRow, state: SigningState): Promise<void> {
  await changeReservation(ctx, row, { signingState: state, providerDocumentId: null })
  const application = await findApplication(ctx, row.applicationId)
  ctx.record({
    event: 'reservation.signing_ended',
    subject: subjectOf(application),
    changes: [{ field: 'provider', old: row.provider, new: null }],
    cause: `contracts_signing_${state}`,
  })
  await tellOfReservation(ctx, 'reservation_signing_ended', application, row.objectId)
}
