// Allocation proposal for the objects selected in a list, individually or as all matches.

import { queryOptions } from '@tanstack/react-query'
import type { Targets } from '#platform/contract/table.ts'
import { call } from '#platform/web/api/call.ts'
import { useListContext } from '#platform/web/table/list-context.ts'
import { mostAllocated, proposeAllocation } from '../../contract/allocation.ts'

/** Never cached, since the proposal must use the current candidates. */
export function useAllocation(targets: Targets) {
  const { endpoint } = useListContext()
  return queryOptions({
    queryKey: ['allocation proposal', targets],
    queryFn: async () => {
      const objectIds = Array.isArray(targets) ? targets : await idsOfAll(endpoint, targets)
      return call(proposeAllocation, { body: { objectIds } })
    },
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

async function idsOfAll(
  endpoint: ReturnType<typeof useListContext>['endpoint'],
  { search, state, filters, except }: Exclude<Targets, string[]>,
): Promise<string[]> {
  const query = { search, state, filters, rowsPerPage: mostAllocated, minimalData: true, tableDataOnly: true }
  const { tableData } = await call(endpoint, { query })
  return tableData.body.map(({ _id }) => _id).filter((id) => !except.includes(id))
}
