// Receipts of a cost: uploads become files of the cost when they are attached.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { findOwnUploads, letGoOf, type StoredFile } from '#areas/files/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { notFound } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { no, yes } from '#platform/rules/verdict.ts'
import type { Receipt } from '../../contract/cost.ts'
import * as contract from '../../contract/cost.ts'
import { lockCost, subjectOf } from './cost-row.ts'

export const receiptKind = 'budget_cost'

const receiptsOf = (ctx: Context, costId: string) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, receiptKind),
    eq(storedFile.ownerId, costId),
  )

export const findReceipts = (ctx: Context, costId: string): Promise<StoredFile[]> =>
  ctx.db.select().from(storedFile).where(receiptsOf(ctx, costId)).orderBy(asc(storedFile.createdAt), asc(storedFile.id))

export async function attachReceipts(ctx: StaffContext, costId: string, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const uploads = await findOwnUploads(ctx, ids)
  await ctx.db
    .update(storedFile)
    .set({ ownerKind: receiptKind, ownerId: costId })
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), inArray(storedFile.id, [...uploads.keys()])))
  return [...uploads.values()]
}

export async function removeReceipts(ctx: Context, costId: string): Promise<void> {
  await letGoOf(ctx, await findReceipts(ctx, costId))
}

export const shownReceipt = ({ id, name, category, contentType, size }: StoredFile): Receipt => ({
  id,
  url: fileAddress.protected(id, name),
  key: category,
  displayName: name,
  contentType,
  size,
})

export const saveReceipts = handler(
  contract.saveReceipts,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    const row = await lockCost(ctx, params.id)
    assertAllowed(row.state === 'paid' ? no('budget_reason_paid') : yes)
    const stored = await findReceipts(ctx, row.id)
    const removed = stored.filter(({ id }) => body.remove.includes(id))
    if (removed.length < new Set(body.remove).size) throw notFound('files_not_found')
    await letGoOf(ctx, removed)
    const added = await attachReceipts(ctx, row.id, body.attach)
    ctx.record({
      event: 'budget.receipts_changed',
      subject: subjectOf(row),
      changes: [
        ...added.map(({ name }) => ({ field: 'receipts', old: null, new: name })),
        ...removed.map(({ name }) => ({ field: 'receipts', old: name, new: null })),
      ],
    })
    const receipts = (await findReceipts(ctx, row.id)).map(shownReceipt)
    return { receipts, notify: [{ type: 'success', title: ctx.t('budget_receipts_saved') }] }
  },
)
