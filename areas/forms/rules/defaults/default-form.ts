// The default form of a workspace, version 1: the four steps usual in Switzerland (domain.md §3).

import { adultMeansSections } from './default-adult-means.ts'
import { adultSections } from './default-adult.ts'
import { householdStep } from './default-household-step.ts'
import { objectStep } from './default-object-step.ts'
import { summaryStep } from './default-parts.ts'
import { country, day, note, number, resident, section, text } from '../field-kinds.ts'
import type { FormDefinition, FormSection, FormStep } from '../form-definition.ts'

const childSection: FormSection = section('child', 'child', [
  text('firstname', { required: true, checks: ['person_name'], maxLength: 80 }),
  text('name', { required: true, checks: ['person_name'], maxLength: 80 }),
  day('date_of_birth', { required: true, checks: ['birth', 'child'] }),
  country('nation', { admissible: 'chosen', active: false }),
  number('days_present', { required: true, min: 0, max: 7, initial: 7, hint: 'application_form_hint_days_present' }),
])

const peopleStep: FormStep = {
  key: 'people',
  title: 'application_form_step_people',
  active: true,
  sections: [
    section('household', 'people_intro', [note('people_note')]),
    ...adultSections,
    ...adultMeansSections,
    childSection,
    section('household', 'contact_person', [
      resident('contact_person', { hint: 'application_form_hint_contact_person' }),
    ]),
  ],
}

export const defaultForm: FormDefinition = {
  title: 'application_form_title',
  start: {
    text: 'application_form_start_text',
    papers: [
      'application_form_paper_employer',
      'application_form_paper_certificate',
      'application_form_paper_insurance',
    ],
  },
  steps: [objectStep, householdStep, peopleStep, summaryStep],
}
