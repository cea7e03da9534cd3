// Sends orders about a tenancy: recorded with a hash of their content, sent after commit, retried while the property
// software is unreachable.

import { and, eq, ne } from 'drizzle-orm'
import { assertAllowed } from '#platform/server/permit.ts'
import { findTenancy } from '#areas/tenants/server/public.ts'
import { ErpFailed, type ErpOrder } from '#connectors/erp/erp-system.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { erpCan } from '../rules/erp-can.ts'
import { pauseAfter } from '../rules/transfer.ts'
import { hashOf } from './estate.ts'
import { orderFor } from './household.ts'
import { enqueueTry, park, tryData } from './pausing.ts'
import { receiveJob } from './receiving.ts'
import { findErp, lookErpFor } from './system.ts'
import { erpTransfer } from './tables.ts'
import {
  addTransfer,
  changeTransfer,
  lockTransfer,
  tellOfFailure,
  transfersAbout,
  transferViewOf,
  type TransferRow,
} from './transfers.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/transfers.ts'

type Queued = ResponseOf<typeof contract.synchronizeApplication>

export const synchronizeApplication = handler(
  contract.synchronizeApplication,
  { permission: 'tenants_write' },
  (ctx, { params }) => order(ctx, params.id, 'dossier'),
)

export const createErpContract = handler(
  contract.createErpContract,
  { permission: 'tenants_write' },
  (ctx, { params }) => order(ctx, params.id, 'contract'),
)

async function order(ctx: StaffContext, tenancyId: string, kind: ErpOrder['kind']): Promise<Queued> {
  await lockOrders(ctx, tenancyId)
  const tenancy = await findTenancy(ctx, tenancyId)
  await findErp(ctx)
  const content = await orderFor(ctx, tenancy, kind)
  const payloadHash = hashOf(content)
  const standing = { isOn: true, contractState: tenancy.contractState }
  assertAllowed(erpCan.beToldOf({ ...standing, draft: null }))
  const same = await lookSame(ctx, { tenancyId, kind, payloadHash })
  if (same) return again(ctx, same)
  if (kind === 'contract') {
    const drafts = (await transfersAbout(ctx, { tenancyId })).filter((one) => one.kind === 'contract')
    assertAllowed(erpCan.makeContract({ ...standing, draft: drafts[0] ?? null }))
  }
  const row = await addTransfer(ctx, {
    kind,
    direction: 'out',
    reference: content.unitReference,
    tenancyId,
    objectId: tenancy.objectId,
    payloadHash,
    state: 'queued',
  })
  if (!row) throw new AppError('erp_reason_on_its_way')
  await enqueueTry(ctx, row)
  return { transfer: transferViewOf(ctx, row), notify: [{ type: 'info', title: ctx.t('erp_is_being_sent') }] }
}

/** Serialises orders of a tenancy: a concurrent second request gets the result of the first. */
async function lockOrders(ctx: Context, tenancyId: string): Promise<void> {
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 241))', [tenancyId])
}

interface Same {
  tenancyId: string
  kind: ErpOrder['kind']
  payloadHash: string
}

async function lookSame(ctx: Context, { tenancyId, kind, payloadHash }: Same): Promise<TransferRow | null> {
  const [row] = await ctx.db
    .select()
    .from(erpTransfer)
    .where(
      and(
        eq(erpTransfer.workspaceId, ctx.workspace.id),
        eq(erpTransfer.tenancyId, tenancyId),
        eq(erpTransfer.kind, kind),
        eq(erpTransfer.payloadHash, payloadHash),
        ne(erpTransfer.state, 'refused'),
      ),
    )
    .for('update')
  return row ?? null
}

/** Restarts a failed transfer under the same id. In any other state it only reports the transfer. */
async function again(ctx: StaffContext, row: TransferRow): Promise<Queued> {
  if (row.state !== 'failed') {
    return { transfer: transferViewOf(ctx, row), notify: [{ type: 'info', title: ctx.t('erp_same_was_sent') }] }
  }
  const anew = { state: 'queued' as const, attempts: 0, nextTryAt: null }
  await changeTransfer(ctx, row.id, anew)
  const queued = { ...row, ...anew }
  await enqueueTry(ctx, queued)
  return { transfer: transferViewOf(ctx, queued), notify: [{ type: 'info', title: ctx.t('erp_is_being_sent') }] }
}

/**
 * Sends the current data of the tenancy. The row lock is kept until it is sent, so that two workers do not send it at
 * the same time.
 */
export async function send(ctx: Context, data: unknown): Promise<void> {
  const { transferId, attempts } = tryData.parse(data)
  const row = await lockTransfer(ctx, transferId)
  if (row?.state !== 'queued' || !row.tenancyId || row.kind === 'import' || row.kind === 'object') return
  if (attempts !== undefined && attempts !== row.attempts) return
  const erp = await lookErpFor(ctx)
  if (!erp) return park(ctx, row)
  const tenancy = await findTenancy(ctx, row.tenancyId)
  // Staff may have changed the contract by hand while the transfer was queued.
  const verdict = erpCan.beToldOf({ isOn: true, contractState: tenancy.contractState, draft: null })
  if (!verdict.allowed) return giveUp(ctx, row, verdict.reason)
  const failure = await erp.system.send(row.id, await orderFor(ctx, tenancy, row.kind)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ErpFailed) return error
      throw error
    },
  )
  if (failure) return tryLater(ctx, row, failure)
  await changeTransfer(ctx, row.id, { state: 'sent', sentAt: ctx.now, nextTryAt: null, reasons: [] })
  await ctx.enqueue(receiveJob, { transferId: row.id, looked: 0 })
}

export async function tryLater(ctx: Context, row: TransferRow, { problem }: ErpFailed): Promise<void> {
  const attempts = row.attempts + 1
  const pause = problem === 'unreachable' ? pauseAfter(attempts) : null
  if (pause === null) return giveUp(ctx, { ...row, attempts }, `erp_problem_${problem}`)
  const nextTryAt = new Date(ctx.now.getTime() + pause)
  await changeTransfer(ctx, row.id, {
    attempts,
    nextTryAt,
    reasons: [{ key: `erp_problem_${problem}` }],
  })
  await enqueueTry(ctx, { ...row, attempts }, nextTryAt)
}

/** Ends the transfer until a person starts it again. */
async function giveUp(ctx: Context, row: TransferRow, key: string): Promise<void> {
  await changeTransfer(ctx, row.id, { state: 'failed', attempts: row.attempts, nextTryAt: null, reasons: [{ key }] })
  await tellOfFailure(ctx, row)
}
