// The fields that this area adds to the process settings.

import type { NumberField, SwitchField } from '#areas/project-settings/server/public.ts'

const only = ['reletting', 'first-time-letting'] as const

/** Months after which people on the waitlist are asked whether they still wait; 0 asks nobody. */
export const renewalMonths: NumberField = {
  kind: 'number',
  key: 'waitlistRenewalMonths',
  section: 'waitlist',
  order: 200,
  default: 12,
  least: 0,
  most: 60,
  only,
}

/** People on the waitlist see their place in line behind their link. */
export const showsPlace: SwitchField = {
  kind: 'switch',
  key: 'waitlistShowsPlace',
  section: 'waitlist',
  order: 210,
  default: false,
  only,
}
