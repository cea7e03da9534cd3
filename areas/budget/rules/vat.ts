// Swiss VAT: the rate follows from its kind and the date of the supply. Amounts in Rappen, rates in hundredths of a
// percent.

import { dividedHalfUp, shareOf } from '#platform/rules/amounts/money.ts'

export const vatKinds = ['standard', 'reduced', 'accommodation', 'none'] as const
export type VatKind = (typeof vatKinds)[number]

export type TaxedKind = Exclude<VatKind, 'none'>

/** Rates from a day on, until the next entry. */
export type VatRates = { from: string } & Record<TaxedKind, number>

/** Rates of the VAT Act, until the settings have others. */
export const legalVatRates: readonly VatRates[] = [
  { from: '2018-01-01', standard: 770, reduced: 250, accommodation: 370 },
  { from: '2024-01-01', standard: 810, reduced: 260, accommodation: 380 },
]

/** Days before the first entry have its rates. */
export function vatRateOn(rates: readonly VatRates[], kind: VatKind, day: string): number {
  if (kind === 'none') return 0
  const inOrder = rates.toSorted((a, b) => a.from.localeCompare(b.from))
  const valid = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0]
  return valid?.[kind] ?? 0
}

interface Entered {
  /** Amount as entered. */
  amount: number
  rate: number
  /** True if the entered amount includes VAT. */
  taxIncluded: boolean
}

export interface Taxed {
  net: number
  vat: number
  gross: number
}

/** Net plus VAT is always exactly gross; VAT is rounded half up to the Rappen. */
export function taxed({ amount, rate, taxIncluded }: Entered): Taxed {
  const vat = taxIncluded ? dividedHalfUp(amount * rate, 10_000 + rate) : shareOf(amount, rate)
  return taxIncluded ? { net: amount - vat, vat, gross: amount } : { net: amount, vat, gross: amount + vat }
}
