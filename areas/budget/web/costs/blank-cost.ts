// Values of a new cost, and those that its QR-bill fills.

import type { BillRead, CostData } from '../../contract/cost.ts'

export const blankCost = (today: string, category: string): CostData => ({
  category,
  newCategory: '',
  title: '',
  supplier: '',
  platform: '',
  object: null,
  date: today,
  planned: 0,
  actual: null,
  vat: 'standard',
  tax_included: true,
  flatrate: false,
  iban: '',
  reference: '',
  note: '',
})

/** Typed values stay, except for the account, reference and amount that the bill names. */
export const withBill = (values: CostData, { supplier, iban, reference, actual }: BillRead): CostData => ({
  ...values,
  iban,
  reference,
  supplier: values.supplier || supplier,
  title: values.title || supplier,
  actual: actual ?? values.actual,
  planned: values.planned || (actual ?? 0),
})

/** Fields that are closed in the state of the cost stay. */
export const withOpenBill = (values: CostData, bill: BillRead, closed: readonly string[]): CostData => {
  const filled = withBill(values, bill)
  const kept = Object.entries(values).filter(([field]) => closed.includes(field))
  return { ...filled, ...Object.fromEntries(kept) }
}
