// Step 2 of the default form: household, moving, deposit, motivation (domain.md §3.3, options §3.6).

import { movingDate, sourceFields } from './default-parts.ts'
import { file, longText, off, pick, radio, section, text, when, whenIs, yesNo } from '../field-kinds.ts'
import type { FormStep } from '../form-definition.ts'

const relocationReasons = [
  'change_in_life_situation',
  'change_in_income',
  'change_of_place_of_work',
  'change_in_space_requirements',
  'noise_emissions',
  'price_performance',
  'problems_with_administration',
  'problems_with_neighbours',
  'renovation',
  'quality_of_living',
  'termination_by_landlord',
  'without_permanent_residence',
  'fixed_term_tenancy',
  'other',
]

export const householdStep: FormStep = {
  key: 'household',
  title: 'application_form_step_household',
  active: true,
  sections: [
    section('household', 'household_general', [
      yesNo('pets', { required: true }),
      text('pets_type', { required: true, ...when('pets') }),
      file('pets_document', { ...when('pets'), maxLength: 3, hint: 'application_form_hint_pets_document' }),
      yesNo('music_instruments', { required: true }),
      text('music_instruments_type', { required: true, ...when('music_instruments') }),
      yesNo('smoking', off),
    ]),
    section('household', 'moving', [
      pick('relocation_reason', { group: 'relocation_reason', values: relocationReasons, ...off }),
      movingDate('usual', 'application_form_hint_moving_date'),
      text('mailbox_label', { maxLength: 60, ...off }),
    ]),
    section('household', 'deposit', [
      radio('securities_options', {
        group: 'securities_options',
        values: ['deposit', 'insurance'],
        required: true,
        hint: 'application_form_hint_securities_options',
        ...off,
      }),
      pick('provider', {
        group: 'provider',
        values: ['swisscaution', 'firstcaution', 'gocaution', 'smartcaution', 'other'],
        ...whenIs('securities_options', 'insurance'),
        ...off,
      }),
      yesNo('income_rent_ratio', off),
      text('iban', {
        hint: 'application_form_hint_iban',
        checks: ['iban'],
        maxLength: 42,
        admissible: 'chosen',
        ...off,
      }),
      text('bank_name', { admissible: 'chosen', ...off }),
      text('account_owner', { admissible: 'chosen', ...off }),
    ]),
    section('household', 'motivation', [
      longText('motivation'),
      longText('engagement', off),
      pick('relation_to_project', {
        group: 'relation_to_project',
        values: ['current_tenant', 'child_of_tenant', 'voluntary_member', 'no_relation'],
        ...off,
      }),
      pick('relation_to_project_detail', {
        group: 'relation_to_project_detail',
        values: ['living_in_quarter', 'workplace_in_quarter', 'caring_for_relatives', 'children_at_school'],
        ...off,
      }),
    ]),
    section(
      'household',
      'additional_information',
      sourceFields.map((field) => (field.key === 'remarks' ? { ...field, ...off } : field)),
    ),
  ],
}
