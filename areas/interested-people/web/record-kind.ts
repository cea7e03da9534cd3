// Interested people as records with mails.

import type { WebRecordKind } from '#platform/web/records/record-kind.ts'

export const personKind: WebRecordKind = {
  kind: 'interested',
  plural: 'communication_kind_of_interested',
  numbered: 'communication_about_interested',
  open: 'communication_to_interested',
  permission: 'interested_people',
  list: async () => (await import('../contract/list.ts')).listInterested,
  bulk: {
    view: 'InterestedPeople',
    title: 'communication_bulk_title_people',
    gets: 'communication_bulk_gets_people',
    send: 'communication_bulk_send_people',
  },
}
