// Cancels an invoice over fees: its number and PDF stay, and its fees can be calculated and invoiced again.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/fees.ts'
import { invoiceCan } from '../../rules/fee.ts'
import { budgetFee, budgetInvoice, budgetInvoiceLine } from '../tables.ts'
import { subjectOfFee } from './calculating.ts'
import { endExpectedInvoice } from './expected-payment.ts'

const thisInvoice = (ctx: Context, id: string) =>
  and(eq(budgetInvoice.workspaceId, ctx.workspace.id), eq(budgetInvoice.id, id))

export const cancelInvoice = handler(
  contract.cancelInvoice,
  { permission: 'budget_write' },
  async (ctx, { params, body: { reason } }) => {
    const [invoice] = await ctx.db.select().from(budgetInvoice).where(thisInvoice(ctx, params.id)).for('update')
    if (!invoice) throw notFound('budget_invoice_not_found')
    const fees = await lockFeesOf(ctx, invoice.id)
    const isFollowed = await haveNextFees(
      ctx,
      fees.filter(({ isCurrent }) => !isCurrent).map(({ objectId }) => objectId),
    )
    assertAllowed(invoiceCan.cancel({ isCancelled: invoice.cancelledAt !== null, isFollowed }))
    await ctx.db
      .update(budgetInvoice)
      .set({ cancelledAt: ctx.now, cancelledBy: ctx.user.id, cancelReason: reason })
      .where(and(thisInvoice(ctx, invoice.id), isNull(budgetInvoice.cancelledAt)))
    await ctx.db
      .update(budgetFee)
      .set({ clearedAt: null, invoiceId: null, isCurrent: true, updatedAt: ctx.now })
      .where(and(eq(budgetFee.workspaceId, ctx.workspace.id), eq(budgetFee.invoiceId, invoice.id)))
    await endExpectedInvoice(ctx, invoice.id, reason)
    const titleById = await titlesOn(ctx, invoice.id)
    for (const { id, objectId } of fees) {
      ctx.record({
        event: 'budget.invoice_cancelled',
        subject: subjectOfFee({ id: objectId, title: titleById.get(id) ?? '' }),
        changes: [{ field: 'invoice', old: invoice.number, new: null }],
        cause: reason,
      })
    }
    return { notify: [{ type: 'success', title: ctx.t('budget_invoice_cancelled', { number: invoice.number }) }] }
  },
)

const lockFeesOf = (ctx: Context, invoiceId: string) =>
  ctx.db
    .select()
    .from(budgetFee)
    .where(and(eq(budgetFee.workspaceId, ctx.workspace.id), eq(budgetFee.invoiceId, invoiceId)))
    .orderBy(budgetFee.id)
    .for('update')

/** True if one of the objects has a current fee, after another one. */
async function haveNextFees(ctx: Context, objectIds: readonly string[]): Promise<boolean> {
  if (objectIds.length === 0) return false
  const [next] = await ctx.db
    .select({ id: budgetFee.id })
    .from(budgetFee)
    .where(
      and(
        eq(budgetFee.workspaceId, ctx.workspace.id),
        eq(budgetFee.isCurrent, true),
        inArray(budgetFee.objectId, [...objectIds]),
      ),
    )
    .limit(1)
  return next !== undefined
}

/** By id of the fee, as printed. */
async function titlesOn(ctx: Context, invoiceId: string): Promise<ReadonlyMap<string, string>> {
  const lines = await ctx.db
    .select({ feeId: budgetInvoiceLine.feeId, title: budgetInvoiceLine.title })
    .from(budgetInvoiceLine)
    .where(and(eq(budgetInvoiceLine.workspaceId, ctx.workspace.id), eq(budgetInvoiceLine.invoiceId, invoiceId)))
  return new Map(lines.map(({ feeId, title }) => [feeId, title]))
}
