// Versions of the price list, and the objects that they price. Amounts in francs, days as YYYY-MM-DD, times as ISO instants.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, numberExpected, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { isWholeRappen } from '#platform/rules/amounts/money.ts'
import { listStates } from '../rules/prices/price-list-state.ts'
import { saleParts } from '../rules/prices/what-if.ts'

const path = '/api/v1/sales/prices'
const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const mostPrices = 5000

export const priceListView = z.object({
  id,
  number: z.number(),
  name: z.string(),
  state: z.enum(listStates),
  stateTitle: z.string(),
  validFrom: z.string(),
  reason: z.string(),
  objects: z.number(),
  /** A price is lower than in the version that was in force when it was submitted. */
  lowers: z.boolean(),
  createdBy: z.string(),
  createdAt: z.string(),
  submittedBy: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string().nullable(),
  version,
})
export type PriceListView = z.infer<typeof priceListView>

/** An object for sale with its price at the time of the call. */
export const pricedObject = z.object({
  id,
  title: z.string(),
  reference_number: z.string(),
  buildingId: id,
  building: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  floor: z.string().nullable(),
  part: z.enum(saleParts),
  stateTitle: z.string(),
  /** In force; the agreed price if it is reserved or sold. */
  price: z.number().nullable(),
  /** In the version in force; null if it is not in it. */
  listed: z.number().nullable(),
})
export type PricedObject = z.infer<typeof pricedObject>

/** A price changed by hand on the page of the object. */
const handPrice = z.object({ objectId: id, title: z.string(), listed: z.number(), byHand: z.number().nullable() })
export type HandPrice = z.infer<typeof handPrice>

export const waitingDiscount = z.object({
  id,
  applicationId: id,
  buyer: z.string(),
  object: z.string(),
  discount: z.number(),
  percent: z.number().nullable(),
  reason: z.string(),
  state: z.enum(['proposed', 'approved']),
  stateTitle: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
})
export type WaitingDiscount = z.infer<typeof waitingDiscount>

export const getPriceLists = endpoint({
  method: 'GET',
  path,
  summary: 'The versions of the price list, newest first, prices changed by hand since, and discounts.',
  response: z.object({
    lists: z.array(priceListView),
    deviations: z.array(handPrice),
    discounts: z.array(waitingDiscount),
    canCreate: verdict,
  }),
})

export const getSaleObjects = endpoint({
  method: 'GET',
  path: `${path}/objects`,
  summary: 'The objects for sale with their prices, from which a new version begins.',
  response: z.object({ inForce: priceListView.nullable(), objects: z.array(pricedObject) }),
})

export const getPriceList = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A version of the price list with its prices, and the objects for sale to compare with.',
  params: idParam,
  response: z.object({
    list: priceListView,
    prices: z.array(z.object({ objectId: id, price: z.number() })),
    inForce: priceListView.nullable(),
    objects: z.array(pricedObject),
    /** Number of prices that are lower than in force. */
    lowered: z.number(),
    /** Prices changed by hand that this version has replaced. */
    replaced: z.array(handPrice),
    can: z.object({ edit: verdict, submit: verdict, approve: verdict, reject: verdict, withdraw: verdict }),
  }),
})

/** In francs, with at most two decimals. */
const price = z
  .number(numberExpected)
  .positive('sales_amount_positive')
  .max(999_999_999)
  .refine(isWholeRappen, 'sales_two_decimals')

const draft = z.object({
  name: line(100),
  validFrom: day,
  reason: line(1000),
  prices: z
    .array(z.object({ objectId: id, price }))
    .min(1, 'sales_price_none')
    .max(mostPrices),
})
export type PriceListDraft = z.infer<typeof draft>

const saved = done.extend({ id, version })

export const createPriceList = endpoint({
  method: 'POST',
  path,
  summary: 'Saves a new version as a draft.',
  body: draft,
  response: saved,
})

export const savePriceList = endpoint({
  method: 'POST',
  path: `${path}/:id`,
  summary: 'Changes a draft; a stale version answers 409 with the current one.',
  params: idParam,
  body: draft.extend({ version }),
  response: saved,
})

const note = z.string().trim().max(1000, 'general_text_too_long').optional()

export const submitPriceList = endpoint({
  method: 'POST',
  path: `${path}/:id/submit`,
  summary: 'Schedules the version, or asks for a second person if it lowers a price.',
  params: idParam,
  body: z.object({ version }),
  response: saved,
})

export const approvePriceList = endpoint({
  method: 'POST',
  path: `${path}/:id/approve`,
  summary: 'A second person approves a version that lowers prices; it is then scheduled.',
  params: idParam,
  body: z.object({ version, note }),
  response: saved,
})

export const rejectPriceList = endpoint({
  method: 'POST',
  path: `${path}/:id/reject`,
  summary: 'A second person rejects a version; it is kept.',
  params: idParam,
  body: z.object({ version, note: line(1000) }),
  response: saved,
})

export const withdrawPriceList = endpoint({
  method: 'POST',
  path: `${path}/:id/withdraw`,
  summary: 'Withdraws a version that is not yet in force; it is kept.',
  params: idParam,
  body: z.object({ version }),
  response: saved,
})

export const exportPriceList = endpoint({
  method: 'GET',
  path: `${path}/:id/export`,
  summary: 'The version as a spreadsheet.',
  params: idParam,
  response: z.unknown(),
})
