// The field that this area adds to the process settings.

import type { SwitchField } from '#areas/project-settings/server/public.ts'

/** People who came are sent the application form when the appointment is completed. */
export const sendFormAfterViewing: SwitchField = {
  kind: 'switch',
  key: 'sendFormAfterViewing',
  section: 'viewings',
  order: 100,
  default: true,
}
