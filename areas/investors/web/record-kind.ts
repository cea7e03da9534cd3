// Investors as records with mails.

import type { WebRecordKind } from '#platform/web/records/record-kind.ts'

export const investorKind: WebRecordKind = {
  kind: 'investor',
  plural: 'investors_title',
  numbered: 'investors_record_numbered',
  open: 'investors_record_open',
  permission: 'permit',
  list: async () => (await import('../contract/list.ts')).listInvestors,
  bulk: {
    view: 'Investors',
    title: 'investors_bulk_title',
    gets: 'investors_bulk_gets',
    send: 'investors_bulk_send',
  },
}
