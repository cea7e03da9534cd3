// The default form of a workspace, version 1: the four steps usual in Switzerland (domain.md §3).

import { adultMeansSections } from './default-adult-means.ts'
import { adultSections } from './default-adult.ts'
import { householdStep } from './default-household-step.ts'
import { objectStep } from './default-object-step.ts'
import { summaryStep } from './default-parts.ts'
import { country, day, note, number, off, pick, resident, section, text, tick, when } from '../field-kinds.ts'
import type { Condition, FormDefinition, FormSection, FormStep } from '../form-definition.ts'

const isBorn: { condition: Condition } = { condition: { field: 'is_expected', equals: false } }

const childSection: FormSection = section('child', 'child', [
  tick('is_expected', { initial: false }),
  day('expected_month', { required: true, checks: ['not_past'], daysAhead: 330, ...when('is_expected') }),
  text('firstname', { required: true, checks: ['person_name'], maxLength: 80, ...isBorn }),
  text('name', { required: true, checks: ['person_name'], maxLength: 80, ...isBorn }),
  day('date_of_birth', { required: true, checks: ['birth', 'child'], ...isBorn }),
  country('nation', { admissible: 'chosen', ...off }),
  number('days_present', {
    required: true,
    min: 0,
    max: 7,
    initial: 7,
    hint: 'application_form_hint_days_present',
    ...isBorn,
  }),
])

const householdTypes = [
  'single_person_household',
  'couple_household',
  'couple_household_with_child',
  'single_parent_household',
  'flat_share',
  'other_household',
]

const peopleStep: FormStep = {
  key: 'people',
  title: 'application_form_step_people',
  active: true,
  sections: [
    section('household', 'people_intro', [note('people_note')]),
    ...adultSections,
    ...adultMeansSections,
    childSection,
    section('household', 'household_form', [
      pick('household_type', {
        group: 'household_type',
        values: householdTypes,
        required: true,
        condition: { fact: 'household_type_open' },
      }),
    ]),
    section('household', 'contact_person', [
      resident('contact_person', {
        hint: 'application_form_hint_contact_person',
        condition: { fact: 'several_adults' },
      }),
    ]),
  ],
}

export const defaultForm: FormDefinition = {
  title: 'application_form_title',
  start: {
    text: 'application_form_start_text',
    papers: ['application_form_paper_employer', 'application_form_paper_certificate'],
  },
  steps: [objectStep, householdStep, peopleStep, summaryStep],
}
