// The field that this area adds to the process settings.

import type { NumberField } from '#areas/project-settings/server/public.ts'

/** Months after which people on the waitlist are asked whether they still wait; 0 asks nobody. */
export const renewalMonths: NumberField = {
  kind: 'number',
  key: 'waitlistRenewalMonths',
  section: 'waitlist',
  order: 200,
  default: 12,
  least: 0,
  most: 60,
  only: ['reletting', 'first-time-letting'],
}
