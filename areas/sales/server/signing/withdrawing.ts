// Withdraws the document at the signing provider of an agreement that was accepted otherwise or has ended.

import { z } from 'zod'
import { lookSigningFor } from '#areas/contracts/server/public.ts'
import { SigningFailed } from '#connectors/signing/signing-provider.ts'
import type { Context } from '#platform/server/context.ts'
import { isAtProvider } from '../../rules/signing.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { withdrawSaleSigningJob } from './jobs.ts'

type Withdrawn = Partial<Pick<ReservationRow, 'signingState' | 'providerDocumentId'>>

/**
 * Returns the columns to write; none without a document. The provider is called after the commit: a buyer who accepts
 * does not wait for it.
 */
export async function withdrawFromSigning(
  ctx: Context,
  row: Pick<ReservationRow, 'signingState' | 'providerDocumentId'>,
): Promise<Withdrawn> {
  if (!isAtProvider(row) || row.providerDocumentId === null) return {}
  await ctx.enqueue(withdrawSaleSigningJob, { documentId: row.providerDocumentId })
  return { signingState: 'voided', providerDocumentId: null }
}

const jobData = z.object({ documentId: z.string() })

/** Idempotent: the provider refuses to withdraw a document that is signed, withdrawn or deleted already. */
export async function withdrawSaleSigning(ctx: Context, data: unknown): Promise<void> {
  const { documentId } = jobData.parse(data)
  const signing = await lookSigningFor(ctx)
  if (!signing) return
  await signing.provider.withdraw(documentId, '').catch((error: unknown) => {
    const isOver = error instanceof SigningFailed && (error.problem === 'conflict' || error.problem === 'unknown')
    if (!isOver) throw error
  })
}
