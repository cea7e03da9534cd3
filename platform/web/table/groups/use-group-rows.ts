// Rows of one group while it is open.

import type { TableGroup } from '#platform/contract/table-groups.ts'
import type { Row } from '#platform/contract/table.ts'
import { usePages, type Pages } from '../../api/use-pages.ts'
import { useListContext } from '../list-context.ts'
import { matchOf } from '../list-state.ts'
import { groupRowsQueryOf } from './group-queries.ts'

export function useGroupRows({ id, count }: TableGroup, isOpen: boolean): Pages<Row> {
  const { endpoint, list } = useListContext()
  return usePages({
    queryOf: (page) => groupRowsQueryOf(endpoint, { list, groupId: id, page }),
    itemsOf: ({ tableData }) => tableData.body,
    idOf: ({ _id }) => _id,
    total: count,
    isShown: isOpen,
    match: JSON.stringify(matchOf(list)),
  })
}
