// Fees of objects: the list, the calculation, and the invoice that clears them. Money in francs.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { longest } from '#platform/rules/qr-bill/party.ts'
import { percent } from './amount.ts'

export const listFees = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/honorary',
  summary: 'Objects with their fees: base, percentage, amount, VAT, date and invoice.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeFees = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/honorary',
  summary: 'Returns the chosen fees as a spreadsheet (export-xls, or exportExcel for the shown columns).',
  body: bulkRequest,
  response: bulkAnswer,
})

export const calculateAction = 'calculateFee'
export const invoiceAction = 'invoiceFees'

export const feeCalculation = bulkRequest.extend({
  honorary_percent: percent,
  accounting_date: day,
})
export type FeeCalculation = z.infer<typeof feeCalculation>

export const calculateFees = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/honorary/create',
  summary: 'Calculates the fees of objects from a percentage; cleared fees and objects without a base are skipped.',
  body: feeCalculation,
  response: bulkAnswer,
})

const words = (most: number) => z.string().trim().max(most, 'general_text_too_long')
const needed = (most: number) => words(most).min(1, 'general_field_is_required')

export const debtorData = z.object({
  name: needed(longest.name),
  street: words(longest.street),
  houseNumber: words(longest.houseNumber),
  postalCode: needed(longest.postalCode),
  city: needed(longest.city),
})
export type DebtorData = z.infer<typeof debtorData>

/** One invoice has at most as many fees as fit on a few pages. */
export const mostInvoiced = 200
const targets = z.array(id).min(1, 'table_nothing_selected').max(mostInvoiced, 'budget_invoice_too_many')

export const invoiceForm = z.object({
  /** Empty texts if the objects have no common owner. */
  debtor: z.object({
    name: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
  }),
  language: z.enum(['de', 'fr']),
  lines: z.array(z.object({ title: z.string(), amount: z.number() })),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  /** Reason why the invoice cannot be made yet. */
  refusal: z.string().nullable(),
})
export type InvoiceForm = z.infer<typeof invoiceForm>

export const getInvoiceForm = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/honorary/invoice-form',
  summary: 'Fees that an invoice over these objects would clear, with the owner as debtor if all have the same one.',
  body: z.object({ targets }),
  response: invoiceForm,
})

export const invoiceFees = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/honorary/invoice',
  summary: 'Clears the fees of objects by an invoice: a tagged PDF with a Swiss QR-bill.',
  body: z.object({ targets, debtor: debtorData, language: z.enum(['de', 'fr']) }),
  response: z.object({ id, number: z.number(), file: uploadedFile, notify: z.array(notice).optional() }),
})

export const renewFee = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/honorary/:id/renew',
  summary: 'Begins the fee of the next letting or sale of an object; the cleared one stays with its invoice.',
  params: z.object({ id }),
  response: z.object({ notify: z.array(notice).optional() }),
})
