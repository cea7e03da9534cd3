// Applications as records with mails.

import type { WebRecordKind } from '#platform/web/records/record-kind.ts'

export const applicationKind: WebRecordKind = {
  kind: 'application',
  plural: 'communication_kind_of_application',
  numbered: 'communication_about_application',
  open: 'communication_to_application',
  permission: 'applications_read',
  list: async () => (await import('../contract/list.ts')).listApplications,
  filing: 'applications_write',
  bulk: {
    view: 'Applications',
    isDefault: true,
    hasLetters: true,
    title: 'communication_bulk_title',
    gets: 'communication_bulk_gets',
    send: 'communication_bulk_send',
  },
}
