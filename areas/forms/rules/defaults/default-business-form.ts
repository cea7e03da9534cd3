// Default form for business premises: the company, its planned activity and its representative.

import { contactFields, movingDate, nameFields, sourceFields, shortForm, summaryStep } from './default-parts.ts'
import { country, day, file, longText, number, pick, section, text, when, yesNo } from '../field-kinds.ts'
import type { FormDefinition } from '../form-definition.ts'

const legalForms = ['sole', 'partnership', 'gmbh', 'ag', 'cooperative', 'association', 'other']

export const defaultBusinessForm: FormDefinition = shortForm({
  title: 'application_form_title_business',
  papers: ['application_form_paper_register'],
  asks: 'application_form_step_company',
  household: [
    section('household', 'company', [
      text('company_legal_name', { required: true, maxLength: 120, autocomplete: 'organization' }),
      pick('legal_form', { group: 'legal_form', values: legalForms, required: true }),
      yesNo('in_commercial_register', { required: true }),
      text('company_uid', {
        maxLength: 20,
        hint: 'application_form_hint_company_uid',
        ...when('in_commercial_register'),
      }),
      file('register_extract', { maxLength: 3, ...when('in_commercial_register') }),
      text('industry', { required: true, maxLength: 120 }),
      day('founded_on', { checks: ['not_future'] }),
      number('employees', { min: 0, max: 10_000 }),
      text('company_seat', { required: true, checks: ['city'] }),
      country('company_country', {
        label: 'application_form_field_company_seat_country',
        required: true,
        initial: 'CH',
      }),
    ]),
    section('household', 'intended_use', [
      longText('intended_use', { required: true }),
      number('lease_years', { min: 1, max: 30 }),
      movingDate('usual', 'application_form_hint_moving_date'),
    ]),
    section('household', 'additional_information', sourceFields),
  ],
  adult: [
    section('adult', 'person', [
      ...nameFields,
      text('position', { maxLength: 80, autocomplete: 'organization-title' }),
    ]),
    section('adult', 'contact', contactFields),
  ],
  summary: summaryStep,
})
