// The document at the signing provider on the page of the application, and whether one can be sent.

import { lookSigningKind } from '#areas/contracts/server/public.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import type { Context } from '#platform/server/context.ts'
import type { CurrentReservation } from '../../contract/reservation.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { isAtProvider } from '../../rules/signing.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'

export async function signingOf(ctx: Context, row: ReservationRow): Promise<CurrentReservation['signing']> {
  const { provider, signingState: state, signingSentAt } = row
  if (provider === null || state === null) return null
  const isDemo = (await lookSigningKind(ctx)) === 'demo'
  return {
    provider,
    isDemo,
    state,
    stateTitle: ctx.t(`contracts_signing_${state}`),
    sentAt: signingSentAt?.toISOString() ?? null,
  }
}

export const maySendToSign = async (ctx: Context, row: ReservationRow): Promise<Verdict> =>
  reservationCan.beSentToSign({
    state: row.state,
    isAtProvider: isAtProvider(row),
    hasProvider: (await lookSigningKind(ctx)) !== null,
  })
