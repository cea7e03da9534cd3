// Line of the home page: costs that wait for a second person.

import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { costsPath } from '../rules/budget-address.ts'
import { costsTable } from './costs/list.ts'

export const budgetLines: readonly HomeLine[] = [
  {
    key: 'costs_to_approve',
    topic: 'waits',
    order: 700,
    icon: 'coins',
    permission: 'budget_write',
    find: workInList(
      costsPath,
      () => costsTable,
      () => ({ state: 'waiting' }),
    ),
  },
]
