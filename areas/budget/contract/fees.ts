// Fees of objects: the list, the calculation, and the invoice that clears them. Money in francs.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, line } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { longest } from '#platform/rules/qr-bill/party.ts'
import { feeBases, feeStates } from '../rules/fee.ts'
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

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/honorary/invoices/:id/cancel',
  summary:
    'Cancels an invoice: its number and PDF stay, and its fees are open for a new invoice. 409 if the next fee of an object has begun.',
  params: z.object({ id }),
  body: z.object({ reason: line(500) }),
  response: z.object({ notify: z.array(notice).optional() }),
})

const objectFee = z.object({
  state: z.enum(feeStates),
  stateTitle: z.string(),
  baseKind: z.enum(feeBases).nullable(),
  /** Base of the calculation, or else as it would be now; null if the object has neither rent nor price. */
  base: z.number().nullable(),
  honorary_percent: z.number().nullable(),
  accounting_date: z.string().nullable(),
  amount: z.number().nullable(),
  vat: z.number().nullable(),
  gross: z.number().nullable(),
  /** Reasons why the actions are unavailable; null if they are available. */
  obstacles: z.object({ calculate: z.string().nullable(), invoice: z.string().nullable() }),
})

export const objectInvoice = z.object({
  id,
  number: z.number(),
  issuedOn: z.string(),
  /** The object's share, without VAT. */
  amount: z.number(),
  /** Whole invoice, which may have other objects. */
  gross: z.number(),
  url: z.string(),
  cancelled: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Reason why it cannot be cancelled; null if it can. */
  obstacle: z.string().nullable(),
})
export type ObjectInvoice = z.infer<typeof objectInvoice>

export const getObjectFees = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/honorary/objects/:id',
  summary: 'Current fee of an object, and its invoices, newest first, with cancelled ones.',
  params: z.object({ id }),
  response: z.object({ fee: objectFee, invoices: z.array(objectInvoice) }),
})
export type ObjectFees = z.infer<typeof getObjectFees.response>
