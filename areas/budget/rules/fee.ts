// Fee of an object: a percentage of the yearly net rent, or of the selling price. Amounts in Rappen, percentages in
// hundredths of a percent.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { shareOf } from '#platform/rules/amounts/money.ts'

export const feeBases = ['net_rent', 'selling_price'] as const
export type FeeBase = (typeof feeBases)[number]

export const feeStates = ['open', 'calculated', 'cleared'] as const
export type FeeState = (typeof feeStates)[number]

export const feeStateText = (state: FeeState): string => `budget_fee_state_${state}`

interface Priced {
  isForSale: boolean
  /** Per month. */
  netRent: number | null
  sellingPrice: number | null
  /** Price of the recorded sale, which counts instead of the asking price. */
  soldFor: number | null
}

export interface Base {
  kind: FeeBase
  amount: number
}

/** Null if the object has neither rent nor price. */
export function feeBaseOf({ isForSale, netRent, sellingPrice, soldFor }: Priced): Base | null {
  if (isForSale) {
    const price = soldFor ?? sellingPrice
    return price === null ? null : { kind: 'selling_price', amount: price }
  }
  return netRent === null ? null : { kind: 'net_rent', amount: netRent * 12 }
}

export interface Fee {
  amount: number
  vat: number
}

export function feeOf({ base, percent, vatRate }: { base: number; percent: number; vatRate: number }): Fee {
  const amount = shareOf(base, percent)
  return { amount, vat: shareOf(amount, vatRate) }
}

export interface FeeStanding {
  hasBase: boolean
  isCalculated: boolean
  hasDate: boolean
  isCleared: boolean
}

export const feeCan = {
  calculate: ({ hasBase, isCleared }: Pick<FeeStanding, 'hasBase' | 'isCleared'>): Verdict => {
    if (isCleared) return no('budget_fee_reason_cleared')
    return hasBase ? yes : no('budget_fee_reason_no_base')
  },
  clear: ({ isCalculated, hasDate, isCleared }: Omit<FeeStanding, 'hasBase'>): Verdict => {
    if (isCleared) return no('budget_fee_reason_cleared')
    return isCalculated && hasDate ? yes : no('budget_fee_reason_not_calculated')
  },
  /** Begins the fee of the next letting or sale. */
  renew: ({ isCleared }: Pick<FeeStanding, 'isCleared'>): Verdict =>
    isCleared ? yes : no('budget_fee_reason_not_cleared'),
}

export interface InvoiceStanding {
  isCancelled: boolean
  /** The next fee of one of its objects has begun. */
  isFollowed: boolean
}

export const invoiceCan = {
  /** Its fees become the current ones again, and an object has only one. */
  cancel: ({ isCancelled, isFollowed }: InvoiceStanding): Verdict => {
    if (isCancelled) return no('budget_invoice_reason_cancelled')
    return isFollowed ? no('budget_invoice_reason_followed') : yes
  },
}

export const feeStateOf = ({ isCalculated, isCleared }: Pick<FeeStanding, 'isCalculated' | 'isCleared'>): FeeState => {
  if (isCleared) return 'cleared'
  return isCalculated ? 'calculated' : 'open'
}
