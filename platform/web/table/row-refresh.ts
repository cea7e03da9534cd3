// After an action in the side panel only its row is refetched. A row that is not returned has left the list: the
// panel closes and the list is reloaded (spec 1 §4).

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tableQuery, type Row, type TableAnswer, type TableEndpoint } from '#platform/contract/table.ts'
import { call } from '../api/call.ts'
import { keyOf } from '../api/query.ts'
import { usePanel } from '../sidepanel/panel.ts'
import { readAddress } from './list-state.ts'
import { keepAside, rowsKey } from './table-queries.ts'

/** Returns `refreshRow(id)`, which does nothing if no list of this endpoint is open. */
export function useRowRefresh(endpoint: TableEndpoint): (id: string) => Promise<void> {
  const queryClient = useQueryClient()
  const { close } = usePanel()
  return useCallback(
    async (id: string) => {
      const query = shownQuery(endpoint, queryClient)
      if (!query) return
      const answer = await call(endpoint, {
        query: { ...query, refreshItemId: id, tableDataOnly: true, refreshStateFilters: true },
      })
      const fresh = answer.tableData.body.find((row) => row._id === id)
      if (!fresh) {
        await close({ saved: true })
        await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })
        return
      }
      changeRows(endpoint, queryClient, (row) => (row._id === id ? fresh : row))
      const list = readAddress({ search: query.search, filters: query.filters })
      keepAside(answer, { endpoint, list, queryClient })
    },
    [endpoint, queryClient, close],
  )
}

/** Changes rows in all cached pages; returns a function that undoes the change. */
export function changeRows(endpoint: TableEndpoint, queryClient: QueryClient, change: (row: Row) => Row): () => void {
  const filter = { queryKey: rowsKey(endpoint) }
  const before = queryClient.getQueriesData<TableAnswer>(filter)
  queryClient.setQueriesData<TableAnswer>(
    filter,
    (answer) => answer && { ...answer, tableData: { body: answer.tableData.body.map(change) } },
  )
  return () => {
    for (const [key, answer] of before) queryClient.setQueryData(key, answer)
  }
}

function shownQuery(endpoint: TableEndpoint, queryClient: QueryClient) {
  const shown = queryClient.getQueryCache().find({ queryKey: rowsKey(endpoint), exact: false, type: 'active' })
  return tableQuery.safeParse(shown?.queryKey.at(-1)).data
}
