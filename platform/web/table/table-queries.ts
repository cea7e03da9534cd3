// Queries of a list. The definition is requested only once, with the first response. The counts of the state tabs are
// refetched only when search or filters change, or after a change made them stale.

import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { TableAnswer, TableDefinition, TableEndpoint } from '#platform/contract/table.ts'
import { call } from '../api/call.ts'
import { keyOf } from '../api/query.ts'
import { currentLanguage } from '../i18n/language.ts'
import { knowsNames } from './filters/choice-names.ts'
import { matchOf, tableQueryOf, type ListState } from './list-state.ts'

export type StateFilters = NonNullable<TableAnswer['stateFilters']>

/** Milliseconds; long enough that a page prefetched on hover is still fresh when clicked. */
const freshFor = 10_000

/** Not a child of the endpoint's key, because saving a record invalidates the rows but not the definition. */
export const definitionKey = (endpoint: TableEndpoint) => ['table definition', ...keyOf(endpoint), currentLanguage()]

export const rowsKey = (endpoint: TableEndpoint) => [...keyOf(endpoint), 'rows', currentLanguage()]

export function countsKey(endpoint: TableEndpoint, list: ListState) {
  const { search, filters } = matchOf(list)
  return [...keyOf(endpoint), 'counts', currentLanguage(), { search, filters }]
}

export function rowsQuery(endpoint: TableEndpoint, list: ListState, rowsPerPage: number, queryClient: QueryClient) {
  const query = tableQueryOf(list, rowsPerPage)
  return queryOptions({
    queryKey: [...rowsKey(endpoint), query],
    queryFn: async ({ signal }): Promise<TableAnswer> => {
      const tableDataOnly = hasDefinitionFor(endpoint, list, queryClient)
      const refreshStateFilters = !isGood(queryClient, countsKey(endpoint, list))
      const answer = await call(endpoint, { query: { ...query, tableDataOnly, refreshStateFilters } }, { signal })
      keepAside(answer, { endpoint, list, queryClient })
      return answer
    },
    staleTime: freshFor,
    placeholderData: keepPreviousData,
  })
}

export function exactCountQuery(endpoint: TableEndpoint, list: ListState) {
  const query = { ...tableQueryOf({ ...list, page: 1 }, 5), exactCount: true, tableDataOnly: true, countOnly: true }
  return queryOptions({
    queryKey: [...keyOf(endpoint), 'exact', matchOf({ ...list, sort: '' })],
    queryFn: ({ signal }) => call(endpoint, { query }, { signal }),
    select: (answer: TableAnswer) => answer.pagination.totalItems,
  })
}

/** Called after columns were changed for the project: the next response includes the definition. */
export async function reloadDefinition(endpoint: TableEndpoint, queryClient: QueryClient) {
  await queryClient.invalidateQueries({ queryKey: definitionKey(endpoint), refetchType: 'none' })
  await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })
}

export function changeDefinition(
  endpoint: TableEndpoint,
  queryClient: QueryClient,
  change: (definition: TableDefinition) => TableDefinition,
) {
  queryClient.setQueryData<TableDefinition>(definitionKey(endpoint), (before) => before && change(before))
}

interface Aside {
  endpoint: TableEndpoint
  list: ListState
  queryClient: QueryClient
}

export function keepAside(answer: TableAnswer, { endpoint, list, queryClient }: Aside) {
  if (answer.definition) queryClient.setQueryData(definitionKey(endpoint), answer.definition)
  if (answer.stateFilters) queryClient.setQueryData(countsKey(endpoint, list), answer.stateFilters)
}

/** Names of choices in a searched filter come with the definition, so a view with other choices must refetch it. */
function hasDefinitionFor(endpoint: TableEndpoint, list: ListState, queryClient: QueryClient): boolean {
  const key = definitionKey(endpoint)
  const definition = queryClient.getQueryData<TableDefinition>(key)
  return definition !== undefined && isGood(queryClient, key) && knowsNames(definition.filters, list.filters)
}

function isGood(queryClient: QueryClient, queryKey: readonly unknown[]): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state?.data !== undefined && !state.isInvalidated
}
