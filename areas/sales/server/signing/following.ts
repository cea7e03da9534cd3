// Follows an agreement at the signing provider: sends it once it is prepared, accepts the reservation once all buyers
// have signed, and notifies staff if it ends without their signatures. The provider is called before the locks, so that
// nobody waits for it; after them the row says whether the result still counts. Safe with several servers.

import { z } from 'zod'
import { findObject } from '#areas/applications/server/public.ts'
import { lookSigningFor } from '#areas/contracts/server/public.ts'
import { isSecretLost } from '#areas/provider-accounts/server/public.ts'
import { SigningFailed, type SigningProvider } from '#connectors/signing/signing-provider.ts'
import type { SigningState } from '#platform/rules/signing-state.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { isAtProvider, pauseAfter, signingStepOf } from '../../rules/signing.ts'
import { settleExpired } from '../queue/releasing.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { acceptSigned, endUnsigned } from './ending.ts'
import { followSaleSigningJob, withdrawSaleSigningJob } from './jobs.ts'

const watched = z.object({ reservationId: z.uuid(), documentId: z.string() })
type Watched = z.infer<typeof watched>

export const watchSigning = (ctx: Context, document: Watched, state: SigningState): Promise<void> =>
  ctx.enqueue(followSaleSigningJob, document, { startAfter: new Date(ctx.now.getTime() + pauseAfter(state) * 1000) })

/** A provider that does not respond, or whose key cannot be read, is asked again after the longer pause, as long as the document is out. */
export async function followSaleSigning(ctx: Context, data: unknown): Promise<void> {
  const document = watched.parse(data)
  const state = await followDocument(ctx, document).catch((error: unknown) => {
    if (!(error instanceof SigningFailed) && !isSecretLost(error)) throw error
    ctx.services.log.warn({ err: error, ...document }, 'the signing provider did not respond as expected')
    return 'sent' as const
  })
  if (state) await watchSigning(ctx, document, state)
}

/** Returns the state of a document that is still at the provider; null if there is nothing left to follow. */
export async function followDocument(ctx: Context, document: Watched): Promise<SigningState | null> {
  const found = await lookReservation(ctx, document.reservationId)
  if (!isFollowed(found, document)) return null
  const signing = await lookSigningFor(ctx)
  if (!signing) return found.signingState
  const { state, signed } = await readDocument(ctx, found, { ...signing, documentId: document.documentId })
  await lockSales(ctx, [found.objectId])
  await settleExpired(ctx, found.objectId)
  const row = await lookReservation(ctx, found.id)
  if (!isFollowed(row, document)) {
    // The agreement has ended since the first look: the document may have gone out after it was withdrawn.
    await ctx.enqueue(withdrawSaleSigningJob, { documentId: document.documentId })
    return null
  }
  if (signed) await acceptSigned(ctx, row, signed)
  else if (signingStepOf(state) === 'end') await endUnsigned(ctx, row, state)
  else return noteState(ctx, row, state)
  return null
}

const isFollowed = (row: ReservationRow | null, { documentId }: Watched): row is ReservationRow =>
  row !== null && row.providerDocumentId === documentId && isAtProvider(row)

interface AtProvider {
  provider: SigningProvider
  documentId: string
}

/** The state after the step that follows from it; `signed` is the PDF once all have signed. */
async function readDocument(ctx: Context, row: ReservationRow, { provider, documentId }: AtProvider) {
  const state = await provider.statusOf(documentId).catch((error: unknown): SigningState => {
    // Deleted at the provider.
    if (error instanceof SigningFailed && error.problem === 'unknown') return 'error'
    throw error
  })
  const step = signingStepOf(state)
  if (step === 'accept') return { state, signed: await provider.download(documentId) }
  if (step !== 'send') return { state, signed: null }
  const { object } = await findObject(ctx, row.objectId)
  const t = translatorFor(row.language)
  await provider.send(documentId, {
    subject: t('sales_sign_mail_subject', { object: object.title }),
    message: t('sales_sign_mail_text', { object: object.title }),
  })
  return { state: 'sent' as const, signed: null }
}

async function noteState(ctx: Context, row: ReservationRow, state: SigningState): Promise<SigningState> {
  if (state === row.signingState) return state
  const isSent = state === 'sent' || state === 'viewed'
  await changeReservation(ctx, row, {
    signingState: state,
    ...(isSent && { signingSentAt: row.signingSentAt ?? ctx.now }),
  })
  return state
}
