// Default questions for an adult, part two: insurance, work, income, credit and documents (domain.md §3.4).

import {
  country,
  day,
  email,
  file,
  number,
  off,
  phone,
  pick,
  pickOf,
  radio,
  section,
  text,
  when,
  whenIs,
  whenOneOf,
  yesNo,
} from '../field-kinds.ts'
import type { Condition, FieldOption, FormField, FormSection } from '../form-definition.ts'

const quotas = [
  'full_time',
  'part_time_70_89',
  'part_time_50_69',
  'part_time_under_50',
  'self_employed',
  'in_education',
  'retired',
  'unemployed',
  'other',
]
const employed = whenOneOf('employment_quota', quotas.slice(0, 4))
const working = whenOneOf('employment_quota', quotas.slice(0, 5))
/** Employees and tenants: their employer or landlord can be asked for a reference (domain.md §2.5). */
const hasReferees: { condition: Condition } = {
  condition: { any: [employed.condition, whenOneOf('rental_situation', ['tenancy', 'shared_flat']).condition] },
}
const subsidised: { condition: Condition } = { condition: { fact: 'subsidised_object' } }

const bandWidth = 10_000
const highestBand = 200_000

const thousands = (francs: number): string => String(francs).replace(/\B(?=(\d{3})+$)/g, "'")

/**
 * Bands of CHF 10'000 per year, the precision that the law allows a landlord to ask (standards.md §10.3); the value
 * is the lower limit.
 */
const incomeBands: FieldOption[] = Array.from({ length: highestBand / bandWidth + 1 }, (_, index) => {
  const from = index * bandWidth
  const label = from === highestBand ? 'application_form_income_from' : 'application_form_income_band'
  return { value: String(from), label, values: { from: thousands(from), to: thousands(from + bandWidth) } }
})

const papers = (key: string, extras: Partial<FormField> = {}): FormField => file(key, { maxLength: 3, ...extras })

export const adultMeansSections: FormSection[] = [
  section('adult', 'insurance', [
    yesNo('liability', off),
    text('liability_provider', { ...when('liability'), ...off }),
    yesNo('household_insurance', off),
    text('household_insurance_provider', { ...when('household_insurance'), ...off }),
    yesNo('insurance_check', off),
  ]),
  section('adult', 'employment', [
    pick('education', { group: 'education', values: ['compulsory', 'secondary', 'tertiary', 'none'], ...off }),
    pick('employment_quota', { group: 'employment_quota', values: quotas, required: true }),
    text('occupation', { required: true, autocomplete: 'organization-title', ...working }),
    radio('contract', { group: 'contract', values: ['permanent', 'other'], ...employed, ...off }),
    day('company_since', { required: true, checks: ['not_future', 'since_birth'], ...working, ...off }),
    radio('employment_terminated', {
      group: 'employment_terminated',
      values: ['not_terminated', 'terminated'],
      ...employed,
      ...off,
    }),
    text('company_name', { required: true, autocomplete: 'organization', ...employed }),
    text('company_street_nr', { checks: ['street'], ...employed, ...off }),
    country('company_country', { ...employed, ...off }),
    text('company_postcode', {
      checks: ['post_code'],
      countryField: 'company_country',
      maxLength: 12,
      ...employed,
      ...off,
    }),
    text('company_city', { checks: ['city'], ...employed, ...off }),
    text('company_contact', { ...employed, ...off }),
    // The referee is somebody else: the browser must not fill in the applicant's own number and address.
    phone('company_contact_phone', { autocomplete: 'off', ...employed, ...off }),
    email('company_contact_email', {
      autocomplete: 'off',
      hint: 'application_form_hint_company_contact',
      ...employed,
    }),
  ]),
  section('adult', 'income', [
    pickOf('gross_income', incomeBands, { hint: 'application_form_hint_gross_income' }),
    number('taxable_income', { min: 0, max: 10_000_000, unit: 'CHF', admissible: 'subsidised', ...subsidised }),
    number('taxable_assets', { min: 0, max: 1_000_000_000, unit: 'CHF', admissible: 'subsidised', ...subsidised }),
  ]),
  section('adult', 'credit', [
    radio('securities', { group: 'securities', values: ['certificat', 'enforcement'], required: true }),
    text('certificate_number', { maxLength: 40, ...whenIs('securities', 'certificat') }),
    papers('debt_collection_extract', {
      isNeeded: true,
      admissible: 'chosen',
      asked: 'chosen',
      hint: 'application_form_hint_debt_collection_extract',
      ...whenIs('securities', 'enforcement'),
    }),
    // A credit bureau is asked only about applicants who get an offer (standards.md §3.0).
    yesNo('agreement_credit_check', { hint: 'application_form_hint_agreement_credit_check', ...off }),
  ]),
  section('adult', 'documents', [
    papers('copy_of_id', { isNeeded: true, admissible: 'chosen', asked: 'chosen' }),
    papers('copy_of_permit', {
      isNeeded: true,
      admissible: 'chosen',
      asked: 'chosen',
      condition: { field: 'swiss_citizen', equals: false },
    }),
    papers('tax_assessment', { admissible: 'subsidised', ...subsidised }),
    papers('further_documents'),
  ]),
  section('adult', 'references', [yesNo('agreement_references', { required: true, ...hasReferees })]),
]
