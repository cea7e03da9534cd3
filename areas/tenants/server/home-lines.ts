// Line of the home page about tenants who move in soon without a contract.

import { dayAfter } from '#platform/rules/calendar-day.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { tenantsTable } from './list.ts'

/** Days before the start of the tenancy. */
const soon = 30

export const tenantLines: readonly HomeLine[] = [
  {
    key: 'contracts_missing',
    topic: 'missing',
    order: 100,
    icon: 'contract',
    permission: 'tenants_read',
    find: workInList(
      '/tenant',
      () => tenantsTable,
      ({ now }) => ({ state: 'without_contract', filters: { contract_start: { to: dayAfter(now, soon) } } }),
    ),
  },
]
