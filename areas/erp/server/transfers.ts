// Queries of the transfer rows.

import { and, desc, eq } from 'drizzle-orm'
import { findTenancy } from '#areas/tenants/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { TransferView } from '../contract/transfers.ts'
import { isPaused, reasonKey, type TransferReason } from '../rules/transfer.ts'
import { erpTransfer } from './tables.ts'

export type TransferRow = typeof erpTransfer.$inferSelect
type NewTransfer = typeof erpTransfer.$inferInsert

export const thisTransfer = (ctx: Context, id: string) =>
  and(eq(erpTransfer.workspaceId, ctx.workspace.id), eq(erpTransfer.id, id))

/** Returns null when the same transfer exists already. */
export async function addTransfer(
  ctx: StaffContext,
  fields: Omit<NewTransfer, 'workspaceId' | 'id' | 'createdAt' | 'createdByName'>,
): Promise<TransferRow | null> {
  const [row] = await ctx.db
    .insert(erpTransfer)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      createdByName: `${ctx.user.firstName} ${ctx.user.lastName}`,
      createdAt: ctx.now,
      ...fields,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Locks the row until the end of the transaction; null when it was deleted with its tenancy. */
export async function lockTransfer(ctx: Context, id: string): Promise<TransferRow | null> {
  const [row] = await ctx.db.select().from(erpTransfer).where(thisTransfer(ctx, id)).for('update')
  return row ?? null
}

export const changeTransfer = (ctx: Context, id: string, fields: Partial<NewTransfer>) =>
  ctx.db.update(erpTransfer).set(fields).where(thisTransfer(ctx, id))

/** Notifies users who work with tenants of refused and failed transfers. */
export async function tellOfFailure(ctx: Context, { tenancyId }: TransferRow): Promise<void> {
  if (!tenancyId) return
  const { tenantNames } = await findTenancy(ctx, tenancyId)
  const path = `/tenant/${tenancyId}`
  await tellStaff(ctx, { kind: 'erp_error', permission: 'tenants_read', name: tenantNames, path, responsible: [] })
}

/** Newest first. */
export const transfersAbout = (ctx: Context, about: { tenancyId: string } | { objectId: string }) =>
  ctx.db
    .select()
    .from(erpTransfer)
    .where(
      and(
        eq(erpTransfer.workspaceId, ctx.workspace.id),
        'tenancyId' in about ? eq(erpTransfer.tenancyId, about.tenancyId) : eq(erpTransfer.objectId, about.objectId),
      ),
    )
    .orderBy(desc(erpTransfer.createdAt), desc(erpTransfer.id))
    .limit(20)

export const transferViewOf = (ctx: Context, row: TransferRow): TransferView => ({
  id: row.id,
  kind: row.kind,
  kindTitle: ctx.t(`erp_kind_${row.kind}`),
  direction: row.direction,
  reference: row.reference,
  state: row.state,
  stateTitle: ctx.t(isPaused(row) ? 'erp_state_paused' : `erp_state_${row.state}`),
  isPaused: isPaused(row),
  reasons: row.reasons.map((one) => reasonTold(ctx, one)),
  outcome: row.outcome && told(ctx, row.outcome),
  externalReference: row.externalReference,
  attempts: row.attempts,
  by: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  agreedAt: row.agreedAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
})

function reasonTold(ctx: Context, one: TransferReason): string {
  if ('key' in one) return ctx.t(one.key, one.values)
  const key = reasonKey(one)
  return key ? ctx.t(key) : [one.attribute, one.reason].filter(Boolean).join(': ')
}

function told(ctx: Context, { fields, ...counts }: NonNullable<TransferRow['outcome']>): string {
  if (fields.length > 0) {
    return ctx.t('erp_outcome_fields', { fields: fields.map((field) => ctx.t(`objects_field_${field}`)).join(', ') })
  }
  return counts.created + counts.changed + counts.rejected === 0
    ? ctx.t('erp_outcome_nothing')
    : ctx.t('erp_outcome_counts', counts)
}
