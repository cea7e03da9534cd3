// Whom a bulk mail goes to, in the words of the list that it begins from.

import type { MailView } from '#areas/tasks/rules/task-state.ts'

export const bulkTexts = {
  Applications: {
    title: 'communication_bulk_title',
    gets: 'communication_bulk_gets',
    send: 'communication_bulk_send',
  },
  InterestedPeople: {
    title: 'communication_bulk_title_people',
    gets: 'communication_bulk_gets_people',
    send: 'communication_bulk_send_people',
  },
} as const satisfies Record<MailView, object>
