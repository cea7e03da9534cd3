// Queries of the groups and of the rows in a group. The keys extend those of the list, so that both become stale with it.

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { groupParameter, type GroupsEndpoint, type TableGroup } from '#platform/contract/table-groups.ts'
import type { TableEndpoint } from '#platform/contract/table.ts'
import { call } from '../../api/call.ts'
import { keyOf } from '../../api/query.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { matchOf, tableQueryOf, type ListState } from '../list-state.ts'
import { rowsKey } from '../table-queries.ts'

/** Number of rows that a group shows at first, and adds on request. */
export const rowsPerGroupPage = 20

export function groupsQueryOf(endpoint: TableEndpoint, groupsEndpoint: GroupsEndpoint, list: ListState) {
  const { search, state, filters } = matchOf(list)
  const query = { group: list.group, search, state, filters }
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint), 'groups', currentLanguage(), query],
    queryFn: ({ pageParam, signal }) => call(groupsEndpoint, { query: { ...query, after: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: { groups: TableGroup[]; next: string | null }) => next,
    placeholderData: keepPreviousData,
  })
}

interface Wanted {
  list: ListState
  groupId: string
  page: number
}

export function groupRowsQueryOf(endpoint: TableEndpoint, { list, groupId, page }: Wanted) {
  const group = groupParameter(list.group, groupId)
  const query = { ...tableQueryOf({ ...list, page }, rowsPerGroupPage), group, tableDataOnly: true }
  return queryOptions({
    queryKey: [...rowsKey(endpoint), query],
    queryFn: ({ signal }) => call(endpoint, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
