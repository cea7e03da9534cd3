// Settings of the budget: creditor of the invoices, approval of costs, and VAT rates.

import { z } from 'zod'
import { settingsContract } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, noNumber } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { longest } from '#platform/rules/qr-bill/party.ts'
import { swissIban } from '#platform/rules/qr-bill/references.ts'
import { francs, percent } from './amount.ts'

const words = (most: number) => z.string().trim().max(most, 'general_text_too_long')

export const budgetSettingsData = z.object({
  creditorName: words(longest.name),
  street: words(longest.street),
  houseNumber: words(longest.houseNumber),
  postalCode: words(longest.postalCode),
  city: words(longest.city),
  /** Account or QR account in Switzerland or Liechtenstein. */
  iban: words(40).refine((typed) => typed === '' || swissIban(typed) !== null, { error: 'budget_iban_not_valid' }),
  /** Empty if the creditor is not liable for VAT: fees then have none. */
  vatNumber: words(30),
  paymentDays: z.int(noNumber).min(0).max(120),
  /** Costs above this amount, including VAT, need a second person; null for none. */
  approvalLimit: francs.nullable(),
  vatRates: z
    .array(z.object({ from: day, standard: percent, reduced: percent, accommodation: percent }))
    .min(1, 'general_field_is_required')
    .max(20)
    .refine((rates) => new Set(rates.map(({ from }) => from)).size === rates.length, 'budget_vat_same_day'),
})
export type BudgetSettingsData = z.infer<typeof budgetSettingsData>

export const { get: getBudgetSettings, save: saveBudgetSettings } = settingsContract({
  path: '/api/v1/settings/budget',
  data: budgetSettingsData,
  get: 'Creditor of the fee invoices, approval limit and VAT rates, with their changes.',
  save: 'Saves creditor, approval limit and VAT rates; a stale version is refused with the current one.',
})

export const saveTotalAmount = endpoint({
  method: 'POST',
  path: '/api/v1/settings/reporting_cost_total_amount',
  summary: 'Saves the total budget in francs, including VAT.',
  body: z.object({ value: francs }),
  response: z.object({ notify: z.array(notice).optional() }),
})
