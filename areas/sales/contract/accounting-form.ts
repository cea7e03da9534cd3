// The page on which accounting confirms a payment, behind the link of a mail.

import { isWholeRappen } from '#platform/rules/amounts/money.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, numberExpected } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'

export const accountingKey = z.object({ id, uuid: id, token: z.string().regex(/^[\w-]{43}$/) })
export type AccountingKey = z.infer<typeof accountingKey>

const path = '/api/v1/sales/applications/:id/accounting-confirmation-form/:uuid/:token'

/** Only what is needed to find the payment in the accounts. Amounts in francs. */
export const accountingForm = z.object({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  objectTitle: z.string(),
  buyers: z.string(),
  amount: z.number(),
  paid: z.number(),
  open: z.number(),
  account: z.string(),
  reference: z.string(),
  dueOn: z.string(),
  isPaid: z.boolean(),
})
export type AccountingForm = z.infer<typeof accountingForm>

export const getAccountingForm = endpoint({
  method: 'GET',
  path,
  summary: 'The payment that accounting is asked to confirm; 410 once the reservation has ended.',
  params: accountingKey,
  response: accountingForm,
})

export const confirmPayment = endpoint({
  method: 'POST',
  path,
  summary: 'Accounting confirms amount, date and reference; a short payment leaves the rest open.',
  params: accountingKey,
  body: z.object({
    /** In francs. */
    amount: z
      .number(numberExpected)
      .positive('sales_amount_positive')
      .max(10_000_000)
      .refine(isWholeRappen, 'sales_two_decimals'),
    paidOn: day,
    reference: z.string().trim().max(140, 'general_text_too_long'),
  }),
  response: done.extend({ isPaid: z.boolean() }),
})
