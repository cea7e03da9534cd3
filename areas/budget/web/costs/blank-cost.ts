// Values of a new cost.

import type { CostData } from '../../contract/cost.ts'

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
