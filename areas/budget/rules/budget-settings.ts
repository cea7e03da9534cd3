// Stored settings of the budget, with defaults. Amounts in Rappen, rates in hundredths of a percent.

import { z } from 'zod'
import { legalVatRates } from './vat.ts'

const rate = z.int().min(0).max(10_000)

export const budgetSettings = z.object({
  creditorName: z.string().default(''),
  street: z.string().default(''),
  houseNumber: z.string().default(''),
  postalCode: z.string().default(''),
  city: z.string().default(''),
  iban: z.string().default(''),
  vatNumber: z.string().default(''),
  paymentDays: z.int().default(30),
  approvalLimit: z.int().nullable().default(null),
  vatRates: z
    .array(z.object({ from: z.string(), standard: rate, reduced: rate, accommodation: rate }))
    .default([...legalVatRates]),
})
export type BudgetSettings = z.infer<typeof budgetSettings>
