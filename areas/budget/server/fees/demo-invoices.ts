// Invoices of the demo story: fees of earlier lettings, most of them paid.

import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { tellBankFiles, type ExpectedPayment } from '#areas/payments/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { referenceFor } from '#platform/rules/qr-bill/references.ts'
import type { Context } from '#platform/server/context.ts'
import type { DemoPerson } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { feeBaseOf, feeOf } from '../../rules/fee.ts'
import { nextNumber } from '../costs/cost-row.ts'
import { readBudgetSettings } from '../settings.ts'
import { budgetFee, budgetInvoice, budgetInvoiceLine } from '../tables.ts'
import { expectInvoice } from './expected-payment.ts'
import { drawInvoice } from './invoice-document.ts'

const debtors = [
  'Erika Muster',
  'Hans Kohler',
  'Immobilien Seefeld AG',
  'Claire Favre',
  'Stiftung Eulach',
  'Peter Huber',
]
const percent = 400
const vatRate = 810

export async function tellInvoices(ctx: Context, objectIds: readonly string[], by: DemoPerson): Promise<void> {
  const objects = await ctx.db
    .select()
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...objectIds])))
  const payments: ExpectedPayment[] = []
  for (const [place, name] of debtors.entries()) {
    const object = objects[place % objects.length]
    const base = object && feeBaseOf({ ...object, isForSale: false, soldFor: null })
    if (!object || !base) continue
    const payment = await tellInvoice(ctx, { name, by, object, base, issued: daysBefore(ctx.now, 50 - place * 6) })
    if (payment) payments.push(payment)
  }
  await tellBankFiles(ctx, payments)
}

interface Told {
  name: string
  by: DemoPerson
  object: typeof propertyObject.$inferSelect
  base: NonNullable<ReturnType<typeof feeBaseOf>>
  issued: Date
}

async function tellInvoice(ctx: Context, { name, by, object, base, issued }: Told): Promise<ExpectedPayment | null> {
  const settings = await readBudgetSettings(ctx)
  const number = await nextNumber(ctx, 'budget_invoice')
  const fee = feeOf({ base: base.amount, percent, vatRate })
  const issuedOn = dayOf(issued)
  const address = {
    street: 'Seeweg',
    houseNumber: String(number),
    postalCode: '8400',
    city: 'Winterthur',
    country: 'CH',
  }
  const invoice = {
    id: newId(),
    number,
    issuedOn,
    dueOn: laterDay(issuedOn, settings.paymentDays),
    language: 'de' as const,
    creditor: {
      name: settings.creditorName,
      street: settings.street,
      houseNumber: settings.houseNumber,
      postalCode: settings.postalCode,
      city: settings.city,
      country: 'CH',
    },
    debtor: { name, ...address },
    iban: settings.iban,
    reference: referenceFor(settings.iban, number),
    net: fee.amount,
    vatRate,
    vat: fee.vat,
  }
  const line = { title: object.title, baseKind: base.kind, base: base.amount, percent, amount: fee.amount }
  const content = await drawInvoice(ctx, { ...invoice, vatNumber: settings.vatNumber, lines: [line] })
  const home = { workspaceId: ctx.workspace.id }
  const fileId = newId()
  const storageKey = `${ctx.workspace.id}/${fileId}`
  await ctx.services.files.put(storageKey, content)
  await ctx.db.insert(storedFile).values({
    ...home,
    id: fileId,
    storageKey,
    name: `${ctx.t('budget_invoice_title')} ${number}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: 'budget_invoice',
    ownerId: invoice.id,
    uploadedBy: by.id,
    createdAt: issued,
  })
  await insertRows(ctx.client, budgetInvoice, [{ ...home, ...invoice, fileId, createdBy: by.id, createdAt: issued }])
  const feeId = newId()
  const invoiced = {
    invoiceId: invoice.id,
    position: 1,
    feeId,
    objectId: object.id,
    title: object.title,
    amount: fee.amount,
  }
  await insertRows(ctx.client, budgetInvoiceLine, [{ ...home, ...invoiced }])
  await insertRows(ctx.client, budgetFee, [
    {
      ...home,
      id: feeId,
      objectId: object.id,
      isCurrent: false,
      percent,
      accountingDate: issuedOn,
      baseKind: base.kind,
      base: base.amount,
      vatRate,
      ...fee,
      clearedAt: issued,
      invoiceId: invoice.id,
      calculatedBy: by.id,
      createdAt: issued,
      updatedAt: issued,
    },
  ])
  return expectInvoice(ctx, invoice)
}
