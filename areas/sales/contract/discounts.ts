// Discounts of a buyer, on the details page of an application to buy. Amounts in francs, times as ISO instants.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, line, numberExpected, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { isWholeRappen } from '#platform/rules/amounts/money.ts'
import { discountKinds, discountStates } from '../rules/prices/discount.ts'
import { discountReaches } from '../rules/prices/discount-reach.ts'

const path = '/api/v1/sales/applications/:id/prices'
const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const discountView = z.object({
  id,
  version,
  /** In percent with two decimals; null for an amount. */
  percent: z.number().nullable(),
  /** Discount on the present price. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(discountStates),
  stateTitle: z.string(),
  /** Null if the discount has no effect. */
  reach: z.enum(discountReaches).nullable(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string().nullable(),
  can: z.object({ approve: verdict, refuse: verdict, withdraw: verdict }),
})
export type DiscountView = z.infer<typeof discountView>

const keptList = z.object({ number: z.number(), name: z.string(), validFrom: z.string() })
export type KeptList = z.infer<typeof keptList>

const agreed = z.object({
  price: z.number().nullable(),
  discount: z.number(),
  list: keptList.nullable(),
})

/** An object that the buyer wishes for or has reserved. */
export const buyerPrice = z.object({
  objectId: id,
  title: z.string(),
  /** At the time of the call, without and with the approved discount. */
  listPrice: z.number().nullable(),
  discount: z.number(),
  price: z.number().nullable(),
  list: keptList.nullable(),
  /** Price shown with the buying confirmation. */
  confirmed: agreed.nullable(),
  /** Price in the agreement of the reservation. */
  reserved: agreed.extend({ madeAt: instant, isAccepted: z.boolean() }).nullable(),
  /** Price in the deed. */
  notarised: agreed.nullable(),
  /** Newest first. */
  discounts: z.array(discountView),
  canPropose: verdict,
})
export type BuyerPrice = z.infer<typeof buyerPrice>

export const getBuyerPrices = endpoint({
  method: 'GET',
  path,
  summary: 'The prices offered to a buyer with the versions of the price list they come from, and the discounts.',
  params: idParam,
  response: z.object({ objects: z.array(buyerPrice) }),
})

export const proposeDiscount = endpoint({
  method: 'POST',
  path: `${path}/discounts`,
  summary: 'Proposes a discount for one object; a second person decides.',
  params: idParam,
  body: z.object({
    objectId: id,
    kind: z.enum(discountKinds),
    /** Francs, or percent with at most two decimals. */
    value: z
      .number(numberExpected)
      .positive('sales_amount_positive')
      .max(999_999_999)
      .refine(isWholeRappen, 'sales_two_decimals'),
    reason: line(1000),
  }),
  response: done,
})

const discountParams = idParam.extend({ discountId: id })

export const approveDiscount = endpoint({
  method: 'POST',
  path: `${path}/discounts/:discountId/approve`,
  summary: 'A second person approves a discount; it is part of the price from now on.',
  params: discountParams,
  body: z.object({ version }),
  response: done,
})

export const refuseDiscount = endpoint({
  method: 'POST',
  path: `${path}/discounts/:discountId/refuse`,
  summary: 'A second person refuses a discount.',
  params: discountParams,
  body: z.object({ version, note: line(1000) }),
  response: done,
})

export const withdrawDiscount = endpoint({
  method: 'POST',
  path: `${path}/discounts/:discountId/withdraw`,
  summary: 'Withdraws a discount while the buyer has not signed.',
  params: discountParams,
  body: z.object({ version }),
  response: done,
})
