// Filters of the figures in the address, so that a dashboard can be shared and Back works.

import type { Sent } from '#platform/contract/endpoint.ts'
import { useAddress, type Search } from '#platform/web/core/address.ts'
import type { getDashboard } from '../contract/dashboard.ts'

export const filterNames = ['buildings', 'object_kinds', 'from', 'to', 'states'] as const
type FilterName = (typeof filterNames)[number]

/** Values are written as in the address: lists are separated by commas. */
export type ShownFilters = Record<FilterName, string>

export function filtersIn(search: Search): ShownFilters {
  const of = (name: FilterName) => search[name] ?? ''
  return {
    buildings: of('buildings'),
    object_kinds: of('object_kinds'),
    from: of('from'),
    to: of('to'),
    states: of('states'),
  }
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A day that is still being typed filters nothing. */
export function queryFor(filters: ShownFilters): NonNullable<Sent<typeof getDashboard>['query']> {
  const day = (text: string) => (isDay(text) ? text : '')
  return { ...filters, from: day(filters.from), to: day(filters.to) }
}

/** The filters in use, for links to other screens of analytics. */
export const searchOf = (filters: ShownFilters): Search =>
  Object.fromEntries(filterNames.filter((name) => filters[name] !== '').map((name) => [name, filters[name]]))

export function useFigureFilters() {
  const { search, setSearch } = useAddress()
  const filters = filtersIn(search)
  const set = (changes: Partial<ShownFilters>) => void setSearch(changes, { replace: true })
  /** Keeps the wider dashboard in the history, so that Back leads to it. */
  const narrow = (changes: Search) => {
    const isNew = Object.entries(changes).some(([name, value]) => search[name] !== value)
    if (isNew) void setSearch(changes)
  }
  return { filters, set, narrow, isFiltered: filterNames.some((name) => filters[name] !== '') }
}
