// Polls the provider after sending: a fully signed document completes the contract, a declined one resets it.

import { z } from 'zod'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { lockWithApplication } from '#areas/applications/server/public.ts'
import { isSecretLost } from '#areas/provider-accounts/server/public.ts'
import { takeStep } from '#areas/tenants/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { isOut } from '../rules/signing-state.ts'
import { gather } from './gather.ts'
import { keepPaper } from './papers.ts'
import { atProvider, findSigning, lookSigningFor } from './provider.ts'
import { expectedSigners } from './signatures.ts'
import { changeSigningDocument, findSigningDocument, type SigningRow } from './signing-row.ts'
import { contractSignature } from './tables.ts'

export const followSigningJob = 'follow-signing'
const jobData = z.object({ documentId: z.uuid() })
const pause = 2 * 60 * 1000

/** Polls until the document reaches a final state. */
export async function followSigning(ctx: Context, data: unknown): Promise<void> {
  const { documentId } = jobData.parse(data)
  if (await follow(ctx, documentId)) await watch(ctx, documentId)
}

export const watch = (ctx: Context, documentId: string): Promise<void> =>
  ctx.enqueue(followSigningJob, { documentId }, { startAfter: new Date(ctx.now.getTime() + pause) })

/** Returns true if the document must be checked again. */
export async function follow(ctx: Context, documentId: string): Promise<boolean> {
  const { assignmentId } = await findSigningDocument(ctx, documentId)
  const held = await lockWithApplication(ctx, assignmentId)
  const row = await findSigningDocument(ctx, documentId)
  if (!isOut(row.state)) return false
  const signing = await lookSigningFor(ctx).catch((error: unknown) => {
    if (!isSecretLost(error)) throw error
    return null
  })
  // Without a readable account the document is still out: it is asked for again once there is one.
  if (!signing) return true
  const state = await atProvider(signing.provider.statusOf(row.providerDocumentId))
  if (isOut(state)) {
    if (state !== row.state) await changeSigningDocument(ctx, row, state)
    return true
  }
  await changeSigningDocument(ctx, row, state)
  if (held.row.contractState !== 'contract_sent') return false
  if (state === 'completed') {
    await keepSigned(ctx, row)
    await takeStep(ctx, held, {
      to: 'with_contract',
      fields: {},
      event: 'contract.with_contract',
      cause: 'contracts_cause_signed_digitally',
    })
    return false
  }
  await takeStep(ctx, held, {
    to: 'without_contract',
    fields: {},
    event: 'contract.withdrawn',
    cause: `contracts_cause_${state === 'declined' ? 'declined' : 'ended_at_provider'}`,
  })
  return false
}

async function keepSigned(ctx: Context, row: SigningRow): Promise<void> {
  const { provider } = await findSigning(ctx)
  const content = await atProvider(provider.download(row.providerDocumentId))
  await keepPaper(ctx, { tenantId: row.assignmentId, category: 'signed_contract', name: `${row.name}.pdf`, content })
  const signers = expectedSigners(await gather(ctx, row.assignmentId))
  const signed = signers.map((signer) => ({
    workspaceId: ctx.workspace.id,
    id: newId(),
    assignmentId: row.assignmentId,
    ...signer,
    signedOn: dayOf(ctx.now),
    recordedAt: ctx.now,
  }))
  if (signed.length > 0) await ctx.db.insert(contractSignature).values(signed).onConflictDoNothing()
}
