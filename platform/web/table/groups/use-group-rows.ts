// Rows of one group while it is open: a first page, further pages on request.

import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TableGroup } from '#platform/contract/table-groups.ts'
import type { Row } from '#platform/contract/table.ts'
import { useListContext } from '../list-context.ts'
import { groupRowsQueryOf, withoutRepetition } from './group-queries.ts'

export interface GroupRows {
  rows: Row[]
  /** Number of rows that are not loaded yet. */
  left: number
  isLoading: boolean
  isWaiting: boolean
  failure: unknown
  /** Loads the next page, or repeats the one that failed. */
  more: () => void
}

export function useGroupRows({ id, count }: TableGroup, isOpen: boolean): GroupRows {
  const { endpoint, list } = useListContext()
  const [pages, setPages] = useState(1)
  const answers = useQueries({
    queries: Array.from({ length: isOpen ? pages : 0 }, (_, index) =>
      groupRowsQueryOf(endpoint, { list, groupId: id, page: index + 1 }),
    ),
    combine: (all) => ({
      rows: all.flatMap(({ data }) => data?.tableData.body ?? []),
      isLoading: all.some(({ isLoading }) => isLoading),
      isWaiting: all.some(({ isPlaceholderData }) => isPlaceholderData),
      failed: all.find(({ error, data }) => error && !data),
    }),
  })
  const rows = useMemo(() => withoutRepetition(answers.rows), [answers.rows])
  return {
    rows,
    left: Math.max(0, count - rows.length),
    isLoading: answers.isLoading,
    isWaiting: answers.isWaiting,
    failure: answers.failed?.error,
    more: () => (answers.failed ? void answers.failed.refetch() : setPages(pages + 1)),
  }
}
