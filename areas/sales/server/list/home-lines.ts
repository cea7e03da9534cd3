// Lines of the home page about purchases: each opens the list of applications to buy with the rows that it counts.

import { applicationsTable } from '#areas/applications/server/public.ts'
import type { FilterValues } from '#platform/contract/table.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'

const isSale: HomeLine['isFor'] = ({ workspace }) => workspace.projectType === 'sale'

const inApplications = (state: string, filters?: FilterValues): HomeLine['find'] =>
  workInList(
    '/applications',
    () => applicationsTable,
    () => ({ state, ...(filters && { filters }) }),
  )

export const saleLines: readonly HomeLine[] = [
  {
    key: 'sale_reservations_ending',
    topic: 'expires',
    order: 110,
    icon: 'bookmark',
    permission: 'applications_read',
    isFor: isSale,
    find: inApplications('all', { reservation_ending: true }),
  },
  {
    key: 'sale_confirmations_new',
    topic: 'waits',
    order: 210,
    icon: 'file-text',
    permission: 'applications_read',
    isFor: isSale,
    // A buyer with a reservation is on the way already.
    find: inApplications('sale.new', { reservation: ['none'] }),
  },
  {
    key: 'sale_countersignatures',
    topic: 'waits',
    order: 220,
    icon: 'signature',
    permission: 'applications_read',
    isFor: isSale,
    find: inApplications('sale.fee.transferred'),
  },
  {
    key: 'sale_defects_due',
    topic: 'missing',
    order: 60,
    icon: 'clipboard-list',
    permission: 'applications_read',
    isFor: isSale,
    find: inApplications('all', { defects_due: true }),
  },
]
