// Line of the home page about new requests on the waitlist.

import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { waitlistTable } from './list.ts'

export const waitlistLines: readonly HomeLine[] = [
  {
    key: 'waitlist_new',
    topic: 'waits',
    order: 500,
    icon: 'list-numbers',
    permission: 'waitlist',
    isFor: ({ workspace }) => ['reletting', 'first-time-letting'].includes(workspace.projectType),
    find: workInList(
      '/waitlist',
      () => waitlistTable,
      () => ({ state: 'new' }),
    ),
  },
]
