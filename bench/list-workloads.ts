// Requests of a whole office to the list of applications: seven states, three pages of each, two orders, and search
// terms. Each mix contains many shapes of one query, as a database connection receives them.

import { applicationStates } from '#areas/applications/rules/application-state.ts'
import { listApplications } from '#areas/applications/contract/list.ts'
import { tableQuery, type TableQuery } from '#platform/contract/table.ts'
import { addressIn } from './cases.ts'

export interface Workload {
  name: string
  addresses: readonly string[]
  /** Required ratio to the bare server. */
  bar: number
}

const address = (query: Partial<TableQuery>): string =>
  addressIn(listApplications.path, tableQuery.parse({ tableDataOnly: true, ...query }))

const pages = (query: Partial<TableQuery>): string[] =>
  applicationStates.flatMap((state) => [1, 2, 3].map((page) => address({ ...query, state, page })))

/** Rare and common names, two words, a phone number, a reference number. */
const words =
  `muller, meier anna, ghebremariam, 079 123, keller, weber, ruta, schmid peter, fischer, brunner, gerber, 31234, bianchi, rossi, favre,
  maria, luca, sofia, nguyen, huber`.split(/,\s+/)

const byDate = pages({})
const byName = pages({ sort: 'adults' })
const searches = words.map((search) => address({ state: 'all', search }))

export const mixed: Workload = { name: 'all of it, mixed', addresses: [...byDate, ...byName, ...searches], bar: 0.4 }

export const warmWorkloads: readonly Workload[] = [
  { name: 'states and pages, by date', addresses: byDate, bar: 0.6 },
  { name: 'states and pages, by name', addresses: byName, bar: 0.6 },
  { name: 'with counts of all tabs', addresses: pages({ refreshStateFilters: true }), bar: 0.6 },
  { name: 'searches', addresses: searches, bar: 0.3 },
  { ...mixed, bar: 0.6 },
]
