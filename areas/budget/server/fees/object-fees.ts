// Fee of one object with its invoices, for the page of the object.

import { and, desc, eq, getTableName } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { findObject, propertyObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import * as contract from '../../contract/fees.ts'
import type { ObjectFees, ObjectInvoice } from '../../contract/fees.ts'
import { feeCan, feeStateOf, feeStateText, invoiceCan } from '../../rules/fee.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { budgetInvoice, budgetInvoiceLine } from '../tables.ts'
import { currentBase, feeFields, feeJoin, standingOf, type FoundFee } from './list-row.ts'

export const getObjectFees = handler(contract.getObjectFees, { permission: 'budget_read' }, async (ctx, { params }) => {
  const { object } = await findObject(ctx, params.id)
  return { fee: await feeOf(ctx, object.id), invoices: await invoicesOf(ctx, object.id) }
})

const columns = Object.entries(feeFields).map(([name, sql]) => `${sql} as "${name}"`)

async function feeOf(ctx: StaffContext, objectId: string): Promise<ObjectFees['fee']> {
  const { rows } = await ctx.client.query<FoundFee>(
    `select ${columns.join(', ')} from ${getTableName(propertyObject)} t ${feeJoin}
      where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, objectId],
  )
  const [found] = rows
  if (!found) throw new Error('the object is missing')
  const standing = standingOf(found)
  const state = feeStateOf(standing)
  const base = found.base === null ? currentBase(found) : { kind: found.baseKind, amount: found.base }
  const francs = (rappen: number | null) => (rappen === null ? null : francsOf(rappen))
  return {
    state,
    stateTitle: ctx.t(feeStateText(state)),
    baseKind: base?.kind ?? null,
    base: francs(base?.amount ?? null),
    honorary_percent: found.percent === null ? null : found.percent / 100,
    accounting_date: found.accountingDate,
    amount: francs(found.amount),
    vat: francs(found.vat),
    gross: francs(found.gross),
    obstacles: {
      calculate: spoken(ctx, feeCan.calculate(standing)).reason ?? null,
      invoice: spoken(ctx, feeCan.clear(standing)).reason ?? null,
    },
  }
}

async function invoicesOf(ctx: StaffContext, objectId: string): Promise<ObjectInvoice[]> {
  const rows = await ctx.db
    .select({ invoice: budgetInvoice, amount: budgetInvoiceLine.amount })
    .from(budgetInvoiceLine)
    .innerJoin(
      budgetInvoice,
      and(
        eq(budgetInvoice.workspaceId, budgetInvoiceLine.workspaceId),
        eq(budgetInvoice.id, budgetInvoiceLine.invoiceId),
      ),
    )
    .where(and(eq(budgetInvoiceLine.workspaceId, ctx.workspace.id), eq(budgetInvoiceLine.objectId, objectId)))
    .orderBy(desc(budgetInvoice.number))
  const followed = await followedInvoices(
    ctx,
    rows.map(({ invoice }) => invoice.id),
  )
  return rows.map(({ invoice: { id, number, issuedOn, gross, fileId, cancelledAt, cancelReason }, amount }) => ({
    id,
    number,
    issuedOn,
    amount: francsOf(amount),
    gross: francsOf(gross),
    url: fileAddress.protected(fileId, `${number}.pdf`),
    cancelled: cancelledAt && { at: cancelledAt.toISOString(), reason: cancelReason ?? '' },
    obstacle:
      spoken(ctx, invoiceCan.cancel({ isCancelled: cancelledAt !== null, isFollowed: followed.has(id) })).reason ??
      null,
  }))
}

/** Invoices of whose objects one has a newer fee. */
async function followedInvoices(ctx: StaffContext, invoiceIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select distinct f.invoice_id as id from budget_fee f
      join budget_fee n on n.workspace_id = f.workspace_id and n.object_id = f.object_id and n.is_current
      where f.workspace_id = $1 and f.invoice_id = any($2::uuid[]) and not f.is_current`,
    [ctx.workspace.id, invoiceIds],
  )
  return new Set(rows.map(({ id }) => id))
}
