// Clears fees by an invoice to their owner.

import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { listOwners } from '#areas/owners/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { isComplete, type PostalParty } from '#platform/rules/qr-bill/party.ts'
import { referenceFor, swissIban } from '#platform/rules/qr-bill/references.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { DebtorData } from '../../contract/fees.ts'
import * as contract from '../../contract/fees.ts'
import type { BudgetSettings } from '../../rules/budget-settings.ts'
import { feeCan } from '../../rules/fee.ts'
import { francsOf, shareOf } from '#platform/rules/amounts/money.ts'
import { nextNumber } from '../costs/cost-row.ts'
import { readBudgetSettings } from '../settings.ts'
import { budgetFee, budgetInvoice, budgetInvoiceLine } from '../tables.ts'
import { subjectOfFee, type FeeRow } from './calculating.ts'
import { expectInvoice } from './expected-payment.ts'
import { drawInvoice, type InvoiceLine } from './invoice-document.ts'

interface InvoicedFee {
  fee: FeeRow
  title: string
  ownerId: string | null
}

/** In the order of the objects. Objects without a fee are missing. */
const lockFees = (ctx: StaffContext, objectIds: readonly string[]): Promise<InvoicedFee[]> =>
  ctx.db
    .select({ fee: budgetFee, title: propertyObject.title, ownerId: propertyObject.ownerId })
    .from(budgetFee)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, budgetFee.workspaceId), eq(propertyObject.id, budgetFee.objectId)),
    )
    .where(
      and(
        eq(budgetFee.workspaceId, ctx.workspace.id),
        inArray(budgetFee.objectId, [...objectIds]),
        eq(budgetFee.isCurrent, true),
      ),
    )
    .orderBy(asc(propertyObject.sortKey), asc(budgetFee.id))
    .for('update', { of: budgetFee })

/** Fees of different rates cannot share one VAT line; the rate is that of the newest date. */
function sumOf(fees: readonly InvoicedFee[]) {
  const net = fees.reduce((sum, { fee }) => sum + fee.amount, 0)
  const rates = new Set(fees.map(({ fee }) => fee.vatRate))
  const [vatRate = 0] = rates
  return { net, vatRate, vat: shareOf(net, vatRate), hasOneRate: rates.size <= 1 }
}

/** Text key of what the settings lack for an invoice; null if nothing. */
function refusalOf(settings: BudgetSettings, fees: readonly InvoicedFee[], wanted: number): string | null {
  if (fees.length < wanted) return 'budget_fee_reason_not_calculated'
  for (const { fee } of fees) {
    const verdict = feeCan.clear({
      isCalculated: true,
      hasDate: fee.accountingDate !== null,
      isCleared: fee.clearedAt !== null,
    })
    if (!verdict.allowed) return verdict.reason
  }
  if (!sumOf(fees).hasOneRate) return 'budget_invoice_several_rates'
  if (!swissIban(settings.iban) || !isComplete(creditorOf(settings))) return 'budget_invoice_no_creditor'
  return sumOf(fees).net === 0 ? 'budget_invoice_nothing' : null
}

const creditorOf = ({ creditorName, street, houseNumber, postalCode, city }: BudgetSettings): PostalParty => ({
  name: creditorName,
  street,
  houseNumber,
  postalCode,
  city,
  country: 'CH',
})

export const getInvoiceForm = handler(
  contract.getInvoiceForm,
  { permission: 'budget_write' },
  async (ctx, { body }) => {
    const fees = await lockFees(ctx, body.targets)
    const { net, vat } = sumOf(fees)
    const refusal = refusalOf(await readBudgetSettings(ctx), fees, new Set(body.targets).size)
    const { debtor, language } = await debtorOf(ctx, fees)
    return {
      debtor,
      language,
      lines: fees.map(({ fee, title }) => ({ title, amount: francsOf(fee.amount) })),
      net: francsOf(net),
      vat: francsOf(vat),
      gross: francsOf(net + vat),
      refusal: refusal && ctx.t(refusal),
    }
  },
)

/** The owner of all objects, if there is exactly one. */
async function debtorOf(ctx: StaffContext, fees: readonly InvoicedFee[]) {
  const ids = new Set(fees.map(({ ownerId }) => ownerId))
  const [only] = ids
  const [owner] = ids.size === 1 && only ? await listOwners(ctx, [only]) : []
  const debtor: DebtorData = {
    name: owner?.name ?? '',
    street: owner?.street ?? '',
    houseNumber: '',
    postalCode: owner?.postalCode ?? '',
    city: owner?.city ?? '',
  }
  return { debtor, language: owner?.language ?? ctx.language }
}

export const invoiceFees = handler(contract.invoiceFees, { permission: 'budget_write' }, async (ctx, { body }) => {
  const fees = await lockFees(ctx, body.targets)
  const settings = await readBudgetSettings(ctx)
  const refusal = refusalOf(settings, fees, new Set(body.targets).size)
  if (refusal) throw new AppError(refusal)
  const iban = swissIban(settings.iban)
  if (!iban) throw notFound()
  const { net, vat, vatRate } = sumOf(fees)
  const number = await nextNumber(ctx, 'budget_invoice')
  const issuedOn = dayOf(ctx.now)
  const invoice = {
    id: newId(),
    number,
    issuedOn,
    dueOn: laterDay(issuedOn, settings.paymentDays),
    language: body.language,
    creditor: creditorOf(settings),
    debtor: { ...body.debtor, country: 'CH' },
    iban,
    reference: referenceFor(iban, number),
    net,
    vatRate,
    vat,
  }
  const lines = fees.map(({ fee, title }): InvoiceLine => ({ ...fee, title }))
  const content = await drawInvoice(ctx, { ...invoice, vatNumber: settings.vatNumber, lines })
  const file = await keepInvoice(ctx, invoice.id, { number, content })
  await ctx.db
    .insert(budgetInvoice)
    .values({ workspaceId: ctx.workspace.id, ...invoice, fileId: file.id, createdBy: ctx.user.id, createdAt: ctx.now })
  await ctx.db.insert(budgetInvoiceLine).values(
    fees.map(({ fee, title }, place) => ({
      workspaceId: ctx.workspace.id,
      invoiceId: invoice.id,
      position: place + 1,
      feeId: fee.id,
      objectId: fee.objectId,
      title,
      amount: fee.amount,
    })),
  )
  await clear(ctx, fees, invoice)
  await expectInvoice(ctx, invoice)
  return {
    id: invoice.id,
    number,
    file: {
      id: file.id,
      url: fileAddress.protected(file.id, file.name),
      key: 'document',
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    },
    notify: [{ type: 'success', title: ctx.t('budget_invoice_made', { number, count: fees.length }) }],
  }
})

async function keepInvoice(
  ctx: StaffContext,
  ownerId: string,
  { number, content }: { number: number; content: Buffer },
) {
  const id = newId()
  const file = {
    id,
    storageKey: `${ctx.workspace.id}/${id}`,
    name: `${ctx.t('budget_invoice_title')} ${number}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
  }
  await ctx.services.files.put(file.storageKey, content)
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    ...file,
    ownerKind: 'budget_invoice',
    ownerId,
    uploadedBy: ctx.user.id,
    createdAt: ctx.now,
  })
  return file
}

async function clear(ctx: StaffContext, fees: readonly InvoicedFee[], { id, number }: { id: string; number: number }) {
  const cleared = await ctx.db
    .update(budgetFee)
    .set({ clearedAt: ctx.now, invoiceId: id, updatedAt: ctx.now })
    .where(
      and(
        eq(budgetFee.workspaceId, ctx.workspace.id),
        inArray(
          budgetFee.id,
          fees.map(({ fee }) => fee.id),
        ),
        isNull(budgetFee.clearedAt),
      ),
    )
    .returning({ id: budgetFee.id })
  assertAllowed(
    cleared.length === fees.length ? { allowed: true } : { allowed: false, reason: 'budget_fee_reason_cleared' },
  )
  for (const { fee, title } of fees) {
    ctx.record({
      event: 'budget.fee_cleared',
      subject: subjectOfFee({ id: fee.objectId, title }),
      changes: [
        { field: 'invoice', old: null, new: number },
        { field: 'amount', old: null, new: francsOf(fee.amount) },
      ],
    })
  }
}
