// Lines of the home page: payments to settle, and overdue ones.

import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { expectedPath, paymentsPath } from '../rules/payments-address.ts'
import { entriesTable } from './entries/list.ts'
import { expectedTable } from './expected/list.ts'

export const paymentLines: readonly HomeLine[] = [
  {
    key: 'payments_to_settle',
    topic: 'waits',
    order: 710,
    icon: 'coins',
    permission: 'budget_write',
    find: workInList(
      paymentsPath,
      () => entriesTable,
      () => ({ state: 'waiting' }),
    ),
  },
  {
    key: 'payments_overdue',
    topic: 'missing',
    order: 710,
    icon: 'coins',
    permission: 'budget_write',
    find: workInList(
      expectedPath,
      () => expectedTable,
      () => ({ state: 'overdue' }),
    ),
  },
]
