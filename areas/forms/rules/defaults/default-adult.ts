// Default questions for an adult, part one: person, contact, current home (domain.md §3.4).

import { addressFields, birthField, contactFields, nameFields } from './default-parts.ts'
import { country, day, pick, section, text, when, yesNo } from '../field-kinds.ts'
import type { Condition, FormSection } from '../form-definition.ts'

const civilStatuses = ['single', 'married', 'registered_partnership', 'separated', 'divorced', 'widowed']
const permits = ['B', 'C', 'Ci', 'F', 'G', 'L', 'N', 'S', 'other']
const tenantTypes = ['main_tenant', 'spouse', 'flatmate', 'guarantor', 'subtenant']

const foreign: { condition: Condition } = { condition: { field: 'swiss_citizen', equals: false } }

export const adultSections: FormSection[] = [
  section('adult', 'person', [
    ...nameFields,
    birthField,
    text('place_of_birth', { admissible: 'chosen', active: false }),
    pick('civil_status', {
      group: 'civil_status',
      values: civilStatuses,
      required: true,
      admissible: 'chosen',
      active: false,
    }),
    // Swiss citizenship or permit is enough to select an applicant; nationality is not needed.
    yesNo('swiss_citizen', { required: true }),
    country('nation', { required: true, admissible: 'chosen', active: false }),
    text('place_of_citizenship', { required: true, admissible: 'chosen', active: false, ...when('swiss_citizen') }),
    pick('permit', { group: 'permit', values: permits, required: true, ...foreign }),
    day('living_in_country_since', { checks: ['not_future', 'since_birth'], ...foreign }),
    pick('tenant_type', {
      group: 'tenant_type',
      values: tenantTypes,
      required: true,
      hint: 'application_form_hint_tenant_type',
    }),
  ]),
  section('adult', 'contact', contactFields),
  section('adult', 'housing', [
    pick('rental_situation', {
      group: 'rental_situation',
      values: ['own_home', 'tenancy', 'shared_flat', 'with_parents', 'other'],
    }),
    ...addressFields,
    day('living_since', { required: true, checks: ['not_future', 'since_birth', 'since_arrival'] }),
    yesNo('legal_residence'),
    yesNo('move_three_years', { checks: ['moved_lately'] }),
    text('previous_street_nr', { checks: ['street'], ...when('move_three_years') }),
    text('previous_postcode', {
      checks: ['post_code'],
      countryField: 'previous_country',
      maxLength: 12,
      ...when('move_three_years'),
    }),
    text('previous_city', { checks: ['city'], ...when('move_three_years') }),
    country('previous_country', when('move_three_years')),
    day('previous_living_since', {
      checks: ['not_future', 'since_birth', 'before_present_home'],
      ...when('move_three_years'),
    }),
    yesNo('member'),
    text('membership_number', { maxLength: 40, ...when('member') }),
  ]),
]
