// Expected payments: the list, one with its bookings, and recording a payment by hand. Amounts in francs.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { bookingSources, expectedStates } from '../rules/payment-states.ts'
import { someFrancs } from './francs.ts'

export const listExpected = endpoint({
  method: 'GET',
  path: '/api/v1/payments/expected',
  summary: 'Payments that records wait for: open, overdue, paid and ended.',
  query: tableQuery,
  response: tableAnswer,
})

export const exportExpected = endpoint({
  method: 'POST',
  path: '/api/v1/payments/expected',
  summary: 'Returns the chosen expected payments as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

export const expectedView = z.object({
  id,
  version,
  title: z.string(),
  href: z.string(),
  debtorName: z.string(),
  amount: z.number(),
  paid: z.number(),
  open: z.number(),
  account: z.string(),
  reference: z.string(),
  dueOn: day,
  isOverdue: z.boolean(),
  state: z.enum(expectedStates),
  stateTitle: z.string(),
  endedReason: z.string().nullable(),
  bookings: z.array(
    z.object({
      id,
      amount: z.number(),
      paidOn: day,
      reference: z.string(),
      source: z.enum(bookingSources),
      sourceTitle: z.string(),
      by: z.string(),
      at: instant,
      /** Null until the bank's entry is known. */
      entry: z.string().nullable(),
    }),
  ),
  canRecord: z.object({ allowed: z.boolean(), reason: z.string().optional() }),
})
export type ExpectedView = z.infer<typeof expectedView>

const path = '/api/v1/payments/expected/:id'

export const getExpected = endpoint({
  method: 'GET',
  path,
  summary: 'One expected payment with its bookings.',
  params: idParam,
  response: expectedView,
})

export const getExpectedTimeline = endpoint({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'Changes of an expected payment, newest first, at most 200.',
  params: idParam,
  response: timelineAnswer,
})

export const recordByHand = endpoint({
  method: 'POST',
  path: `${path}/record`,
  summary: 'Records a payment that is not in a bank file yet; its entry confirms it later and does not count twice.',
  params: idParam,
  body: z.object({
    version,
    amount: someFrancs,
    paid_on: day,
    reference: z.string().trim().max(140, 'general_text_too_long'),
  }),
  response: z.object({ state: z.enum(expectedStates), notify: z.array(notice).optional() }),
})
