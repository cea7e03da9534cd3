// A sale after its reservation: the date at the notary, the deed, the payments of the contract, the keys.

import { isWholeRappen } from '#platform/rules/amounts/money.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, line, noNumber, numberExpected } from '#platform/contract/fields.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

/** In francs, with at most two decimals. */
const amount = z
  .number(numberExpected)
  .positive('sales_amount_positive')
  .max(999_999_999)
  .refine(isWholeRappen, 'sales_two_decimals')

/** 0 before the first step. */
const version = z.int(noNumber).min(0)

export const saleCompletionView = z.object({
  version,
  notaryOn: z.string().nullable(),
  notaryPlace: z.string().nullable(),
  notarisedOn: z.string().nullable(),
  keysOn: z.string().nullable(),
  keysTo: z.string().nullable(),
  keysCount: z.number().nullable(),
  /** Proposed for the deed: the price to pay with discount and options. */
  price: z.number().nullable(),
  /** Price that was notarised. */
  deedPrice: z.number().nullable(),
  parts: z.object({
    listPrice: z.number().nullable(),
    discount: z.number(),
    /** Effect of the chosen options; negative if they lower the price. */
    options: z.number(),
    toPay: z.number().nullable(),
    /** The agreement whose price holds, and the number of the price list that it names. */
    agreedAt: instant,
    listNumber: z.number().nullable(),
    /** Approved after the agreement was made, so that it is not part of the price. */
    laterDiscount: z.number(),
  }),
  milestones: z.array(
    z.object({
      id,
      title: z.string(),
      dueOn: z.string(),
      amount: z.number(),
      paid: z.number(),
      reference: z.string(),
      state: z.enum(['open', 'partial', 'paid', 'overpaid', 'ended']),
    }),
  ),
  deeds: z.array(uploadedFile),
  can: z.object({ notary: verdict, notarise: verdict, milestone: verdict, keys: verdict, takeBack: verdict }),
})
export type SaleCompletion = z.infer<typeof saleCompletionView>

const path = '/api/v1/sales/applications/:id/completion'

export const getSaleCompletion = endpoint({
  method: 'GET',
  path,
  summary: 'The sale after its reservation; null before the countersignature.',
  params: idParam,
  response: z.object({ completion: saleCompletionView.nullable() }),
})

export const setNotaryDate = endpoint({
  method: 'POST',
  path: `${path}/notary`,
  summary: 'Notes the date at the notary, which lies within the reservation.',
  params: idParam,
  body: z.object({ version, notaryOn: day, notaryPlace: line(200) }),
  response: done,
})

export const notarise = endpoint({
  method: 'POST',
  path: `${path}/deed`,
  summary: 'Notes the notarised purchase contract: the clock ends, and the object is sold.',
  params: idParam,
  body: z.object({ version, notarisedOn: day, price: amount }),
  response: done,
})

export const takeDeedBack = endpoint({
  method: 'POST',
  path: `${path}/take-back`,
  summary: 'Corrects a deed noted by mistake, with a reason: the object is reserved for the buyer again.',
  params: idParam,
  body: z.object({ version, reason: line(500) }),
  response: done,
})

export const uploadDeed = endpoint({
  method: 'POST',
  path: `${path}/deed-file`,
  summary: 'Keeps the purchase contract with the reservation.',
  params: idParam,
  response: uploadAnswer,
})

export const addMilestone = endpoint({
  method: 'POST',
  path: `${path}/milestones`,
  summary: 'Expects a payment of the purchase contract, with a reference of its own.',
  params: idParam,
  body: z.object({ title: line(100), amount, dueOn: day }),
  response: done,
})

export const handOverKeys = endpoint({
  method: 'POST',
  path: `${path}/keys`,
  summary: 'Notes who got how many keys, and when.',
  params: idParam,
  body: z.object({ version, keysOn: day, keysTo: line(200), keysCount: z.int(noNumber).min(1).max(99) }),
  response: done,
})
