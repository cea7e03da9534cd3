// Default questions for an adult, part one: person, contact, current home (domain.md §3.4).

import { addressFields, birthField, contactFields, nameFields } from './default-parts.ts'
import { country, day, off, pick, section, text, when, yesNo } from '../field-kinds.ts'
import type { Condition, FormSection } from '../form-definition.ts'

const civilStatuses = ['single', 'married', 'registered_partnership', 'separated', 'divorced', 'widowed']
const permits = ['B', 'C', 'Ci', 'F', 'G', 'L', 'N', 'S', 'other']
const tenantTypes = ['main_tenant', 'spouse', 'flatmate', 'guarantor', 'subtenant']

const foreign: { condition: Condition } = { condition: { field: 'swiss_citizen', equals: false } }

const formerHome = { ...when('move_three_years'), ...off }

export const adultSections: FormSection[] = [
  section('adult', 'person', [
    ...nameFields,
    birthField,
    text('place_of_birth', { admissible: 'chosen', ...off }),
    pick('civil_status', {
      group: 'civil_status',
      values: civilStatuses,
      required: true,
      admissible: 'chosen',
      ...off,
    }),
    // Swiss citizenship or permit is enough to select an applicant; nationality is not needed.
    yesNo('swiss_citizen', { required: true }),
    country('nation', { required: true, admissible: 'chosen', ...off }),
    text('place_of_citizenship', { required: true, admissible: 'chosen', ...off, ...when('swiss_citizen') }),
    pick('permit', { group: 'permit', values: permits, required: true, ...foreign }),
    day('living_in_country_since', { checks: ['not_future', 'since_birth'], ...foreign, ...off }),
    pick('tenant_type', {
      group: 'tenant_type',
      values: tenantTypes,
      required: true,
      hint: 'application_form_hint_tenant_type',
      // A single adult is the tenant.
      condition: { fact: 'several_adults' },
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
    yesNo('legal_residence', off),
    yesNo('move_three_years', { checks: ['moved_lately'], ...off }),
    text('previous_street_nr', { checks: ['street'], ...formerHome }),
    country('previous_country', formerHome),
    text('previous_postcode', {
      checks: ['post_code'],
      countryField: 'previous_country',
      maxLength: 12,
      ...formerHome,
    }),
    text('previous_city', { checks: ['city'], ...formerHome }),
    day('previous_living_since', {
      checks: ['not_future', 'since_birth', 'before_present_home'],
      ...formerHome,
    }),
    yesNo('member', off),
    text('membership_number', { maxLength: 40, ...when('member'), ...off }),
  ]),
]
