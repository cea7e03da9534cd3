// What the law has against the things a question may ask about: whether and when it may be asked, of whom, and where that is
// written (standards.md §10.3). Reason, moment and source are texts of this area, so that whoever builds a form reads them.

import type { TouchyQuestion } from '#areas/forms/rules/form-definition.ts'

export type Verdict = 'forbidden' | 'early' | 'subsidised'

/** When it may be asked after all, and of whom; a text each. */
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

/** Where it is written; a text each. */
export type Source = 'forms' | 'sensitive' | 'proportion' | 'family_home' | 'debt_register' | 'personality'

export interface Law {
  verdict: Verdict
  moment: Moment
  source: Source
  /** Whom one may ask who does not look for a home: firms and buyers are bound by data protection alone. */
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
  // Who may buy land depends on where they come from (BewG).
  nationality: law('forbidden', 'swiss_or_permit', 'forms', ofHomesOnly),
  social_assistance: law('forbidden', 'volunteered', 'sensitive'),
  // Whose signature binds them is a matter of the contract.
  guardianship: law('early', 'contract', 'sensitive'),
  // A buyer's loans are what is talked about.
  debts_beside: law('forbidden', 'never', 'forms', ofHomesOnly),
  exact_salary: law('subsidised', 'bands', 'forms'),
  wealth: law('subsidised', 'subsidised', 'forms'),
  debts: law('early', 'yes_or_no', 'debt_register'),
  debt_extract: law('early', 'chosen', 'debt_register'),
  identity_papers: law('early', 'chosen', 'forms'),
  bank_account: law('early', 'contract', 'proportion'),
  civil_status: law('early', 'family_home', 'family_home'),
}
