// Line of the home page about new interested people.

import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { interestedTable } from './list.ts'

export const interestedLines: readonly HomeLine[] = [
  {
    key: 'interested_new',
    topic: 'waits',
    order: 400,
    icon: 'user-heart',
    permission: 'interested_people',
    isFor: ({ workspace }) => workspace.projectType !== 'saleb2b',
    find: workInList(
      '/interested-people',
      () => interestedTable,
      () => ({ state: 'new' }),
    ),
  },
]
