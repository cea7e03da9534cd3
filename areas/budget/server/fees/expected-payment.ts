// An invoice over fees is a payment that the project waits for; the list of fees shows what is paid.

import { getTableName } from 'drizzle-orm'
import {
  endExpected,
  expectedPayment,
  expectPayment,
  findPayment,
  type ExpectedPayment,
} from '#areas/payments/server/public.ts'
import type { ExpectedState } from '#areas/payments/rules/payment-states.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { PostalParty } from '#platform/rules/qr-bill/party.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { ListColumn } from '#platform/server/table/declaration.ts'
import { feesPath } from '../../rules/budget-address.ts'

export const invoiceKind = 'budget_invoice'

interface Invoiced {
  id: string
  number: number
  language: Language
  debtor: PostalParty
  iban: string
  reference: string
  dueOn: string
  net: number
  vat: number
}

/** With the reference that is printed on the invoice. An invoice of nothing is not waited for. */
export async function expectInvoice(ctx: Context, invoice: Invoiced): Promise<ExpectedPayment | null> {
  const amount = invoice.net + invoice.vat
  if (amount === 0) return null
  return expectPayment(ctx, {
    kind: invoiceKind,
    recordId: invoice.id,
    title: translatorFor(invoice.language, ctx.workspace.projectType)('budget_invoice_head', {
      number: invoice.number,
    }),
    href: `${feesPath}?state=cleared`,
    debtorName: invoice.debtor.name,
    amount,
    account: invoice.iban,
    dueOn: invoice.dueOn,
    reference: invoice.reference,
  })
}

/** Money that arrives for a cancelled invoice goes to the list to settle. */
export async function endExpectedInvoice(ctx: Context, invoiceId: string, reason: string): Promise<void> {
  if (await findPayment(ctx, invoiceKind, invoiceId)) await endExpected(ctx, invoiceKind, invoiceId, reason)
}

/** State of the payment of the invoice `i`; null without an invoice. */
export const paymentState = `(select e.state from ${getTableName(expectedPayment)} e
  where e.workspace_id = i.workspace_id and e.kind = '${invoiceKind}' and e.record_id = i.id)`

export const paymentColumn: ListColumn<{ paymentState: ExpectedState | null }> = {
  key: 'payment',
  title: 'budget_fee_column_payment',
  cell: 'state',
  value: ({ paymentState: state }, ctx) =>
    state && { value: `payments.${state}`, displayName: ctx.t(`payments_expected_state_${state}`) },
}
