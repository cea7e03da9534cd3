// Sections shared by several product forms.

import {
  country,
  day,
  email,
  off,
  phone,
  pick,
  radio,
  section,
  text,
  wishes,
  longText,
  whenIs,
  consent,
} from '../field-kinds.ts'
import type { FormDefinition, FormField, FormSection, FormStep } from '../form-definition.ts'

export const wishSection: FormSection = section('household', 'wishes', [
  wishes('priorities', { required: true, hint: 'application_form_hint_priorities' }),
])

export const nameFields: FormField[] = [
  radio('title', { group: 'title', values: ['mr', 'ms', 'other'], required: true }),
  text('firstname', { required: true, checks: ['person_name'], maxLength: 80, autocomplete: 'given-name' }),
  text('name', { required: true, checks: ['person_name'], maxLength: 80, autocomplete: 'family-name' }),
]

export const birthField: FormField = day('date_of_birth', {
  required: true,
  checks: ['birth', 'adult'],
  autocomplete: 'bday',
})

/** In days. Most people do not plan a move further ahead; objects under construction and waiting lists allow more. */
const furthestMove = { usual: 3 * 365 + 1, new: 5 * 365 + 2 }

export const movingDate = (horizon: keyof typeof furthestMove, hint?: string): FormField =>
  day('moving_date', { checks: ['not_past'], daysAhead: furthestMove[horizon], ...(hint && { hint }) })

export const contactFields: FormField[] = [
  phone('phone', { required: true, autocomplete: 'tel' }),
  phone('office_phone', { autocomplete: 'work tel', ...off }),
  email('email', { required: true, autocomplete: 'email' }),
  // Typed twice, so that a typing error shows; the browser must not fill in the same address again.
  email('email_confirm', { required: true, confirms: 'email', autocomplete: 'off' }),
]

export const addressFields: FormField[] = [
  text('street_nr', { required: true, checks: ['street'], autocomplete: 'street-address' }),
  country('country', { required: true, initial: 'CH', autocomplete: 'country' }),
  text('postcode', {
    required: true,
    checks: ['post_code'],
    countryField: 'country',
    maxLength: 12,
    autocomplete: 'postal-code',
  }),
  text('city', { required: true, checks: ['city'], autocomplete: 'address-level2' }),
]

const sources = [
  'platform',
  'project_website',
  'search_engine',
  'online_advertising',
  'facebook',
  'instagram',
  'linkedin',
  'newspaper',
  'recommendation',
  'other',
]

export const sourceFields: FormField[] = [
  pick('source', { group: 'source', values: sources }),
  pick('platform', {
    group: 'platform',
    values: ['homegate', 'immoscout24', 'newhome', 'flatfox', 'icasa', 'other'],
    ...whenIs('source', 'platform'),
  }),
  longText('remarks'),
]

const summaryOf = (consents: readonly string[]): FormStep => ({
  key: 'summary',
  title: 'application_form_step_summary',
  active: true,
  sections: [section('household', 'consents', consents.map(consent))],
})

const honest = ['agreement_truth', 'agreement_privacy']

export const summaryStep: FormStep = summaryOf(['agreement_penalty', ...honest])

/** A purchase of land binds only once a notary has recorded it, so no penalty may be agreed before (OR 216). */
export const summaryOfPurchase: FormStep = summaryOf(honest)

interface ShortForm {
  title: FormDefinition['title']
  papers: FormDefinition['start']['papers']
  /** Title of the second step. */
  asks: FormStep['title']
  household: FormSection[]
  adult: FormSection[]
  summary: FormStep
}

/** A short form: the wish, one question section for the household, and the personal data. */
export const shortForm = ({ title, papers, asks, household, adult, summary }: ShortForm): FormDefinition => ({
  title,
  start: { text: 'application_form_start_text_short', papers },
  steps: [
    { key: 'object', title: 'application_form_step_object', active: true, sections: [wishSection] },
    { key: 'household', title: asks, active: true, sections: household },
    { key: 'people', title: 'application_form_step_people', active: true, sections: adult },
    summary,
  ],
})
