// Queries the rows of the requested page, and the list's definition and counts.

import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Row, TableDefinition, TableEndpoint } from '#platform/contract/table.ts'
import type { ListState } from './list-state.ts'
import { countsKey, definitionKey, exactCountQuery, rowsQuery, type StateFilters } from './table-queries.ts'

export interface TableData {
  definition: TableDefinition | undefined
  rows: Row[]
  states: StateFilters['choices']
  /** State of the rows that are shown: the previous one until the requested rows arrive. */
  shownState: string
  total: Total
  /** The previous rows are shown until the requested ones arrive. */
  isWaiting: boolean
  failure: unknown
  retry: () => void
  prefetch: (page: number) => void
}

export interface Total {
  items: number
  /** True if there are more than `items`. */
  capped: boolean
  askExactly: () => void
  isAsking: boolean
}

const noRows: Row[] = []

export function useTableData(endpoint: TableEndpoint, list: ListState, rowsPerPage: number): TableData {
  const queryClient = useQueryClient()
  const rows = useQuery(rowsQuery(endpoint, list, rowsPerPage, queryClient))
  const { data: definition } = useQuery<TableDefinition>({ queryKey: definitionKey(endpoint), queryFn: skipToken })
  const { data: states } = useQuery<StateFilters>({
    queryKey: countsKey(endpoint, list),
    queryFn: skipToken,
    placeholderData: keepPreviousData,
  })
  const isWaiting = rows.isPlaceholderData
  const [settled, settle] = useState(list.state)
  if (!isWaiting && settled !== list.state) settle(list.state)
  const total = useTotal(endpoint, list, rows.data?.pagination)
  const { refetch } = rows
  const retry = useCallback(() => void refetch(), [refetch])
  const prefetch = useCallback(
    (page: number) => void queryClient.prefetchQuery(rowsQuery(endpoint, { ...list, page }, rowsPerPage, queryClient)),
    [endpoint, list, rowsPerPage, queryClient],
  )
  return {
    definition,
    rows: rows.data?.tableData.body ?? noRows,
    states: states?.choices ?? [],
    total,
    shownState: isWaiting ? settled : list.state,
    isWaiting,
    failure: rows.error,
    retry,
    prefetch,
  }
}

function useTotal(
  endpoint: TableEndpoint,
  list: ListState,
  pagination: { totalItems: number; capped: boolean } | undefined,
): Total {
  const query = exactCountQuery(endpoint, list)
  const match = JSON.stringify(query.queryKey)
  const [askedFor, askFor] = useState<string>()
  const exact = useQuery({ ...query, enabled: askedFor === match })
  const known = askedFor === match && pagination?.capped ? exact.data : undefined
  return {
    items: known ?? pagination?.totalItems ?? 0,
    capped: known === undefined && (pagination?.capped ?? false),
    askExactly: useCallback(() => askFor(match), [match]),
    isAsking: exact.isFetching,
  }
}
