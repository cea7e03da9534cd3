// Registers waitlist requests as records with mails.

import type { WebRecordKind } from '#platform/web/records/record-kind.ts'

export const requestKind: WebRecordKind = {
  kind: 'waitlist',
  plural: 'communication_kind_of_waitlist',
  numbered: 'communication_about_waitlist',
  open: 'communication_to_waitlist',
  permission: 'waitlist',
  list: async () => (await import('../contract/list.ts')).listRequests,
}
