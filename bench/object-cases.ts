// Equivalent requests to the lists of flats and applications, chosen so that both match about the same number of
// rows.

import { listApplications } from '#areas/applications/contract/list.ts'
import { listApartments } from '#areas/objects/contract/lists.ts'
import { tableQuery, type TableQuery } from '#platform/contract/table.ts'
import { addressIn } from './cases.ts'

export interface Pair {
  name: string
  flats: string
  applications: string
}

type Asked = Partial<TableQuery>

const pair = (name: string, flats: Asked, applications: Asked): Pair => {
  const whole = (query: Asked) => tableQuery.parse({ tableDataOnly: true, ...query })
  return {
    name,
    flats: addressIn(listApartments.path, whole(flats)),
    applications: addressIn(listApplications.path, whole(applications)),
  }
}

const same = (name: string, query: Asked): Pair => pair(name, query, query)
const filter = (values: object) => ({ filters: JSON.stringify(values) })
const withCounts = { refreshStateFilters: true }

export const pairs: readonly Pair[] = [
  same('all, first page', { state: 'all' }),
  same('all, 50 rows', { state: 'all', rowsPerPage: 50 }),
  same('a state, first page', { state: 'with_offer' }),
  pair('search of one', { state: 'all', search: 's0-031234' }, { state: 'all', search: '31234' }),
  pair('search of many', { state: 'all', search: 'lindenweg chur' }, { state: 'all', search: 'muller' }),
  pair(
    'search in a state with tab counts',
    { state: 'available', search: 'lindenweg chur', ...withCounts },
    { state: 'active.new', search: 'muller', ...withCounts },
  ),
  pair(
    'filters with tab counts',
    { state: 'all', ...withCounts, ...filter({ rooms: ['3.5'], rent: { min: 1500, max: 2000 } }) },
    { state: 'all', ...withCounts, ...filter({ persons: { min: 2 }, income: { min: 60_000, max: 90_000 } }) },
  ),
  pair('counts of all tabs', { state: 'available', ...withCounts }, { state: 'active.new', ...withCounts }),
  same('all, page 1000', { state: 'all', page: 1000 }),
  pair('by price, highest first', { state: 'all', sort: '-price' }, { state: 'all', sort: '-income' }),
]
