// One cost of the plan, or the budget of a category. Money in francs; null means not known or not limited.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, option, version } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { costActions } from '../rules/cost-can.ts'
import { costStates } from '../rules/cost-state.ts'
import { vatKinds } from '../rules/vat.ts'
import { francs } from './amount.ts'

const words = (most: number) => z.string().trim().max(most, 'general_text_too_long')

export const costData = z.object({
  /** Empty if `newCategory` names a new one. */
  category: z.union([id, z.literal('')]),
  newCategory: words(80),
  title: line(120),
  supplier: words(120),
  /** Portal or medium of an advertisement. */
  platform: words(80),
  object: option.extend({ value: id }).nullable(),
  date: day,
  planned: francs,
  actual: francs.nullable(),
  vat: z.enum(vatKinds),
  tax_included: z.boolean(),
  flatrate: z.boolean(),
  iban: words(40),
  reference: words(40),
  note: words(2000),
})
export type CostData = z.infer<typeof costData>

export const categoryData = z.object({ name: line(80), amount: francs.nullable() })
export type CategoryData = z.infer<typeof categoryData>

const action = z.object({ key: z.enum(costActions), enabled: z.boolean(), reason: z.string().optional() })

export const receipt = uploadedFile
export type Receipt = z.infer<typeof receipt>

const amounts = z.object({ net: z.number(), vat: z.number(), gross: z.number() })

export const costView = z.object({
  form: z.literal('cost'),
  id,
  version,
  number: z.number(),
  state: z.enum(costStates),
  stateTitle: z.string(),
  data: costData,
  /** Fields that are closed in this state. */
  closed: z.array(z.string()),
  /** Percentage by kind and date. */
  vatRate: z.number(),
  plannedAmounts: amounts,
  actualAmounts: amounts.nullable(),
  /** Amount above which a second person approves, including VAT; null if no cost needs approval. */
  approvalLimit: z.number().nullable(),
  submitted: z.object({ by: z.string(), at: z.string() }).nullable(),
  approved: z.object({ by: z.string(), at: z.string(), amount: z.number() }).nullable(),
  rejectReason: z.string().nullable(),
  paidOn: z.string().nullable(),
  receipts: z.array(receipt),
  actions: z.array(action),
  categories: z.array(option),
})
export type CostView = z.infer<typeof costView>

export const categoryView = z.object({
  form: z.literal('category-budget'),
  id,
  version,
  data: categoryData,
  /** Sums including VAT. */
  sums: z.object({
    count: z.number(),
    planned: z.number(),
    committed: z.number(),
    paid: z.number(),
    rest: z.number(),
  }),
})
export type CategoryView = z.infer<typeof categoryView>

const path = '/api/v1/reporting/costs/:id/edit'

export const getCostForm = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/costs/create',
  summary: 'Choices for a new cost: categories, VAT rates by date, and the amount above which costs need approval.',
  response: z.object({
    categories: z.array(option),
    periods: z.array(z.object({ id, name: z.string(), from: day, to: day })),
    vatRates: z.array(z.object({ from: day, standard: z.number(), reduced: z.number(), accommodation: z.number() })),
    approvalLimit: z.number().nullable(),
  }),
})

export const createCost = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/costs/create',
  summary: 'Plans a cost, in a category or with a new one; the uploaded receipts are attached.',
  body: costData.extend({ receipts: z.array(id).max(20).default([]) }),
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const getCost = endpoint({
  method: 'GET',
  path,
  summary: 'One cost with receipts and available actions; with form=category-budget the budget of a category.',
  params: idParam,
  query: z.object({ form: z.literal('category-budget').optional() }),
  response: z.discriminatedUnion('form', [costView, categoryView]),
})

export const saveCost = endpoint({
  method: 'POST',
  path,
  summary: 'Saves a cost, or the budget of a category; a stale version is refused with the current one.',
  params: idParam,
  body: z.discriminatedUnion('form', [
    costData.extend({ form: z.literal('cost'), version }),
    categoryData.extend({ form: z.literal('category-budget'), version }),
  ]),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const deleteCost = endpoint({
  method: 'DELETE',
  path,
  summary: 'Deletes a cost that is not committed, with its receipts; the last one of a category stays.',
  params: idParam,
  response: done,
})

export const costStatusChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('submit') }),
  z.object({ action: z.literal('approve') }),
  z.object({ action: z.literal('reject'), reason: line(500) }),
  z.object({ action: z.literal('pay'), paid_on: day }),
  z.object({ action: z.literal('reopen') }),
])
export type CostStatusChange = z.infer<typeof costStatusChange>

export const changeCostStatus = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/costs/:id/change-status',
  summary:
    'Submits a cost (it is committed, or waits for a second person above the limit), approves, rejects, pays or reopens it.',
  params: idParam,
  body: costStatusChange,
  response: z.object({ state: z.enum(costStates), notify: z.array(notice).optional() }),
})

export const getCostTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/costs/:id/timeline',
  summary: 'Changes of a cost, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

export const saveReceipts = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/costs/:id/receipts',
  summary: 'Attaches uploaded receipts to a cost and removes others; not once the cost is paid.',
  params: idParam,
  body: z.object({ attach: z.array(id).max(20), remove: z.array(id).max(20) }),
  response: z.object({ receipts: z.array(receipt), notify: z.array(notice).optional() }),
})

export const billRead = z.object({
  supplier: z.string(),
  iban: z.string(),
  reference: z.string(),
  /** Null if the bill leaves it open, or is not in francs. */
  actual: z.number().nullable(),
})
export type BillRead = z.infer<typeof billRead>

export const readReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/costs/read-receipt',
  summary: 'Reads the QR-bill in an uploaded receipt of the user; null if there is none.',
  body: z.object({ file: id }),
  response: z.object({ bill: billRead.nullable() }),
})
