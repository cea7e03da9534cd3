// Receives news from the property software: stores properties and matches replies to their transfers. News is
// committed before it is acknowledged there.

import { and, eq, inArray, sql, getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { lockWithApplication, subjectOf, assignment } from '#areas/applications/server/public.ts'
import { moveContract } from '#areas/tenants/server/public.ts'
import { ErpFailed, type ErpNews, type ErpSystem } from '#connectors/erp/erp-system.ts'
import type { Context } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { AppError } from '#platform/server/app-error.ts'
import { keepEstate } from './estate.ts'
import { lookErpFor } from './system.ts'
import { erpTransfer } from './tables.ts'
import { changeTransfer, lockTransfer, tellOfFailure } from './transfers.ts'

const assignmentTable = getTableName(assignment)

export const receiveJob = 'erp-receive'
export const followAgreementJob = 'erp-follow-agreement'

/** Polling intervals in milliseconds while a reply is awaited: short at first, then every ten minutes. */
const lookAgainAfter = [2_000, 5_000, 15_000, 60_000, 120_000] as const
const slowly = 600_000
/** The nightly job has no transfer. */
const receiveData = z.object({ transferId: z.uuid().optional(), looked: z.number().default(0) })

export async function receive(ctx: Context, data: unknown): Promise<void> {
  const { transferId, looked } = receiveData.parse(data)
  const erp = await lookErpFor(ctx)
  if (!erp) return
  // Keep polling if the property software is unreachable.
  await hear(ctx, erp.system).catch(unlessFailed)
  const next = transferId && (await nextToAwait(ctx, transferId))
  if (!next) return
  const startAfter = new Date(ctx.now.getTime() + (lookAgainAfter[looked] ?? slowly))
  await ctx.enqueue(receiveJob, { transferId: next, looked: looked + 1 }, { startAfter })
}

function unlessFailed(error: unknown): void {
  if (!(error instanceof ErpFailed)) throw error
}

/** Takes an advisory lock per workspace, so that news is stored in the order received. */
export async function hear(ctx: Context, system: ErpSystem): Promise<void> {
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 240))', [ctx.workspace.id])
  await system.receive((news) => asSystem(ctx.services, ctx.workspace, (own) => keepNews(own, news)))
}

/** A confirmed draft is awaited until its agreement is made, as long as the contract here is not signed. */
const awaited = `(t.state = 'sent' or (t.kind = 'contract' and t.state = 'confirmed' and t.agreed_at is null
  and a.contract_state in ('without_contract', 'contract_sent')))`

/** Restarts polling if no job is polling. */
export async function lookForAnswers(ctx: Context): Promise<void> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select t.id from erp_transfer t
      left join ${assignmentTable} a on a.workspace_id = t.workspace_id and a.id = t.tenancy_id
      where t.workspace_id = $1 and ${awaited} order by t.created_at desc, t.id desc limit 1`,
    [ctx.workspace.id],
  )
  if (rows[0]) await ctx.enqueue(receiveJob, { transferId: rows[0].id, looked: 0 })
}

/**
 * One looks for all: for the newest transfer that is awaited, and when that one is settled for the newest before it.
 */
async function nextToAwait(ctx: Context, transferId: string): Promise<string | null> {
  const { rows } = await ctx.client.query<{ id: string; is_own: boolean; is_newer: boolean }>(
    `select t.id, t.id = own.id as is_own, t.created_at > own.created_at as is_newer
      from erp_transfer own join erp_transfer t on t.workspace_id = own.workspace_id
      left join ${assignmentTable} a on a.workspace_id = t.workspace_id and a.id = t.tenancy_id
      where own.workspace_id = $1 and own.id = $2 and ${awaited}
      order by t.created_at desc, t.id desc`,
    [ctx.workspace.id, transferId],
  )
  const own = rows.find(({ is_own }) => is_own)
  // A newer transfer already has a polling job.
  if (rows[0]?.is_newer) return null
  return own ? (rows[0] === own ? own.id : null) : (rows[0]?.id ?? null)
}

async function keepNews(ctx: Context, news: readonly ErpNews[]): Promise<void> {
  await keepEstate(
    ctx,
    news.filter((one) => one.about === 'estate'),
  )
  for (const one of news) {
    if (one.about === 'accepted') await confirm(ctx, one.orderId, one.reference)
    else if (one.about === 'refused') await refuse(ctx, one)
    else if (one.about === 'chosen') await confirmDossier(ctx, one)
    else if (one.about === 'agreed') await noteAgreement(ctx, one)
  }
}

const uuid = z.uuid()

/** Locks the transfer of a reply. Returns null if it is already settled: the first reply counts. */
async function lockAwaited(ctx: Context, id: string) {
  if (!uuid.safeParse(id).success) return null
  const row = await lockTransfer(ctx, id)
  return row?.state === 'sent' || row?.state === 'queued' ? row : null
}

async function confirm(ctx: Context, id: string, reference: string | null): Promise<void> {
  const row = await lockAwaited(ctx, id)
  if (!row) return
  await changeTransfer(ctx, id, {
    state: 'confirmed',
    externalReference: reference,
    answeredAt: ctx.now,
    nextTryAt: null,
  })
  if (row.kind !== 'contract' || !row.tenancyId || !reference) return
  // Keeps a contract number entered by staff.
  const [tenancy] = await ctx.db
    .update(assignment)
    .set({ contractNumber: sql`coalesce(${assignment.contractNumber}, ${reference})` })
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.id, row.tenancyId)))
    .returning({
      applicationId: assignment.applicationId,
      names: assignment.tenantNames,
      number: assignment.contractNumber,
    })
  if (!tenancy) return
  const subject = { kind: 'application', id: tenancy.applicationId, title: tenancy.names }
  const changes = tenancy.number === reference ? [{ field: 'contract_number', old: null, new: reference }] : []
  ctx.record({ event: 'erp.draft_confirmed', subject, changes })
}

async function refuse(ctx: Context, { orderId, reasons }: Extract<ErpNews, { about: 'refused' }>): Promise<void> {
  const row = await lockAwaited(ctx, orderId)
  if (!row) return
  await changeTransfer(ctx, orderId, { state: 'refused', reasons, answeredAt: ctx.now, nextTryAt: null })
  await tellOfFailure(ctx, row)
}

async function confirmDossier(ctx: Context, { dossierId, reference }: Extract<ErpNews, { about: 'chosen' }>) {
  if (!uuid.safeParse(dossierId).success) return
  await ctx.db
    .update(erpTransfer)
    .set({ state: 'confirmed', answeredAt: ctx.now, externalReference: reference, nextTryAt: null })
    .where(
      and(
        eq(erpTransfer.workspaceId, ctx.workspace.id),
        eq(erpTransfer.kind, 'dossier'),
        eq(erpTransfer.tenancyId, dossierId),
        inArray(erpTransfer.state, ['sent', 'queued']),
      ),
    )
}

/** Our contract is updated in a separate job: if that is refused, the received news is still stored. */
async function noteAgreement(ctx: Context, { reference, startsOn }: Extract<ErpNews, { about: 'agreed' }>) {
  const noted = await ctx.db
    .update(erpTransfer)
    .set({ agreedAt: ctx.now })
    .where(
      and(
        eq(erpTransfer.workspaceId, ctx.workspace.id),
        eq(erpTransfer.kind, 'contract'),
        eq(erpTransfer.externalReference, reference),
        sql`${erpTransfer.agreedAt} is null`,
      ),
    )
    .returning({ transferId: erpTransfer.id })
  for (const { transferId } of noted) await ctx.enqueue(followAgreementJob, { transferId, startsOn })
}

const agreementData = z.object({ transferId: z.uuid(), startsOn: z.string().nullable() })

/**
 * Moves the contract with the same steps as staff do. Keeps changes made by staff meanwhile; a refusal is recorded in
 * the transfer.
 */
export async function followAgreement(ctx: Context, data: unknown): Promise<void> {
  const { transferId, startsOn } = agreementData.parse(data)
  const row = await lockTransferWithTenancy(ctx, transferId)
  if (!row) return
  const steps =
    row.contractState === 'without_contract'
      ? (['contract_sent', 'with_contract'] as const)
      : (['with_contract'] as const)
  if (row.contractState !== 'without_contract' && row.contractState !== 'contract_sent') return
  for (const contractState of steps) {
    const body = { contractState, ...(startsOn && { contractStart: startsOn }) }
    const told = await moveContract(ctx, { params: { id: row.tenancyId }, query: undefined, body }).catch(
      (error: unknown) => {
        if (error instanceof AppError) return error
        throw error
      },
    )
    if (!(told instanceof AppError)) continue
    const { fields, values } = told.details
    const keys = fields ? Object.values(fields) : [told.key]
    const why = keys.map((key) => ({ key, ...(values && { values }) }))
    await changeTransfer(ctx, transferId, { reasons: [{ key: 'erp_could_not_follow' }, ...why] })
    return
  }
}

async function lockTransferWithTenancy(ctx: Context, id: string) {
  const transfer = await lockTransfer(ctx, id)
  if (!transfer?.tenancyId) return null
  const { application, row } = await lockWithApplication(ctx, transfer.tenancyId)
  const cause = transfer.externalReference ?? ''
  ctx.record({ event: 'erp.agreement_made', subject: subjectOf(application), changes: [], cause })
  return { tenancyId: row.id, contractState: row.contractState }
}
