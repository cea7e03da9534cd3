// Keeps the whole state of a list in the address, so that a link, Back and a reload show the same rows
// (field.md §5.1).

import { filterValues, type FilterValues, type TableQuery } from '#platform/contract/table.ts'

export interface ListState {
  /** Value of the selected state tab; empty for the first tab. */
  state: string
  search: string
  /** Column key, prefixed with a minus for descending order. */
  sort: string
  filters: FilterValues
  /** Key of the grouping; empty for rows without groups. */
  group: string
  page: number
  /** Id of the saved view that this state came from. */
  view: string
}

export const untouched: ListState = { state: '', search: '', sort: '', filters: {}, group: '', page: 1, view: '' }

type Search = Record<string, string>

export function readAddress(search: Search): ListState {
  const page = Number(search.page)
  return {
    state: search.state ?? '',
    search: search.search ?? '',
    sort: search.sort ?? '',
    filters: filtersIn(search.filters),
    group: search.group ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: search.view ?? '',
  }
}

/** Returns only the list's own search parameters; others, such as the open side panel, stay unchanged. */
export function writeAddress(list: ListState): Record<keyof ListState, string | undefined> {
  return {
    state: list.state || undefined,
    search: list.search || undefined,
    sort: list.sort || undefined,
    filters: filterString(list.filters) || undefined,
    group: list.group || undefined,
    page: list.page > 1 ? String(list.page) : undefined,
    view: list.view || undefined,
  }
}

export function hasListState(search: Search): boolean {
  return Object.keys(untouched).some((key) => key in search)
}

/** Query that a saved view stores, without page and view. Equal states give equal strings. */
export function viewQueryOf(list: ListState): string {
  return queryStringOf({ ...list, page: 1, view: '' })
}

export function queryStringOf(list: ListState): string {
  const pairs = Object.entries(writeAddress(list)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  return new URLSearchParams(pairs).toString()
}

/** List state of a saved view or of a remembered list. */
export function listStateOf(query: string): ListState {
  return readAddress(Object.fromEntries(new URLSearchParams(query)))
}

/** A change of state, search or filters resets the page to 1 (spec 1 §4). */
export function changed(list: ListState, change: Partial<ListState>): ListState {
  const keepsPage = 'page' in change || Object.keys(change).every((key) => key === 'sort' || key === 'view')
  return { ...list, ...(keepsPage ? {} : { page: 1 }), ...change }
}

/** Query parameters for these rows. */
export function tableQueryOf(list: ListState, rowsPerPage: number): Partial<TableQuery> {
  return { page: list.page, rowsPerPage, ...matchOf(list) }
}

/** The part of the state that decides which rows match, in the terms of the contract. */
export function matchOf(list: ListState) {
  return { search: list.search, sort: list.sort, state: list.state, filters: filterString(list.filters) }
}

function filterString(filters: FilterValues): string {
  const sorted = Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other))
  return sorted.length > 0 ? JSON.stringify(Object.fromEntries(sorted)) : ''
}

function filtersIn(text: string | undefined): FilterValues {
  if (!text) return {}
  try {
    return filterValues.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}
