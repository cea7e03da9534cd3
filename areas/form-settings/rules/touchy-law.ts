// Legal status of the subjects of questions: whether, when and of whom they may be asked, and the legal source
// (standards.md §10.3). Reason, moment and source are texts shown in the form builder.

import type { TouchyQuestion } from '#areas/forms/rules/form-definition.ts'

export type Verdict = 'forbidden' | 'early' | 'subsidised'

/** When and of whom a question is allowed; each value has a text. */
export type Moment =
  | 'never'
  | 'yes_or_no'
  | 'bands'
  | 'chosen'
  | 'contract'
  | 'family_home'
  | 'subsidised'
  | 'swiss_or_permit'
  | 'volunteered'

/** Legal source; each has a text. */
export type Source = 'forms' | 'sensitive' | 'proportion' | 'family_home' | 'debt_register' | 'personality'

export interface Law {
  verdict: Verdict
  moment: Moment
  source: Source
  /**
   * True if the rule protects only people who look for a home. Questions to firms and buyers are limited by data
   * protection alone.
   */
  ofHomesOnly: boolean
}

const law = (
  verdict: Verdict,
  moment: Moment,
  source: Source,
  { ofHomesOnly = verdict !== 'forbidden' } = {},
): Law => ({
  verdict,
  moment,
  source,
  ofHomesOnly,
})
const ofHomesOnly = { ofHomesOnly: true }

export const laws: Record<TouchyQuestion, Law> = {
  religion: law('forbidden', 'never', 'sensitive'),
  health: law('forbidden', 'never', 'sensitive'),
  sexuality: law('forbidden', 'never', 'sensitive'),
  pregnancy: law('forbidden', 'never', 'personality'),
  criminal_record: law('forbidden', 'never', 'sensitive'),
  politics: law('forbidden', 'never', 'sensitive'),
  union: law('forbidden', 'never', 'sensitive'),
  origin: law('forbidden', 'never', 'forms'),
  birthplace: law('early', 'contract', 'proportion'),
  // The right to buy land depends on nationality (BewG).
  nationality: law('forbidden', 'swiss_or_permit', 'forms', ofHomesOnly),
  social_assistance: law('forbidden', 'volunteered', 'sensitive'),
  // The authority to sign matters only for the contract.
  guardianship: law('early', 'contract', 'sensitive'),
  // For a sale, the buyer's loans are part of the financing.
  debts_beside: law('forbidden', 'never', 'forms', ofHomesOnly),
  exact_salary: law('subsidised', 'bands', 'forms'),
  wealth: law('subsidised', 'subsidised', 'forms'),
  debts: law('early', 'yes_or_no', 'debt_register'),
  debt_extract: law('early', 'chosen', 'debt_register'),
  identity_papers: law('early', 'chosen', 'forms'),
  bank_account: law('early', 'contract', 'proportion'),
  civil_status: law('early', 'family_home', 'family_home'),
}
