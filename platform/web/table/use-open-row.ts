// Opens a row, and remembers the list that it was opened from.

import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Row, TableEndpoint } from '#platform/contract/table.ts'
import { rememberList } from './list-memory.ts'
import { queryStringOf, type ListState } from './list-state.ts'
import type { Total } from './use-table-data.ts'
import { destinationOf } from '../core/address.ts'
import { useSteady } from '../core/use-steady.ts'

export interface OpenRow {
  /** Undefined if rows cannot be opened. */
  open: ((row: Row, how?: { newTab: boolean }) => void) | undefined
  remember: () => void
}

export interface Ways {
  /** Returns the page of a row; by default the row's `_detail_column.href`. */
  detailPath: ((row: Row) => string) | undefined
  onOpenRow: ((row: Row) => void) | undefined
}

interface Shown {
  endpoint: TableEndpoint
  list: ListState
  rowsPerPage: number
  rows: Row[]
  total: Total
}

export function useOpenRow({ detailPath, onOpenRow }: Ways, shown: Shown): OpenRow {
  const { rows } = shown
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const remember = useSteady(() => {
    const { endpoint, list, rowsPerPage, total } = shown
    rememberList({
      path,
      query: queryStringOf(list),
      source: endpoint.path,
      rowsPerPage,
      offset: (list.page - 1) * rowsPerPage,
      ids: rows.filter((row) => row._rowType === undefined).map((row) => row._id),
      total: total.items,
      capped: total.capped,
    })
  })
  const open = useSteady((row: Row, how?: { newTab: boolean }) => {
    if (row._rowType) return
    const to = onOpenRow ? undefined : (detailPath?.(row) ?? row._detail_column?.href)
    if (to && how?.newTab) return void window.open(to, '_blank', 'noopener')
    if (!to) return onOpenRow?.(row)
    remember()
    void navigate(destinationOf(to))
  })
  const leadsSomewhere = onOpenRow ?? detailPath ?? rows.some((row) => row._detail_column?.href)
  return { open: leadsSomewhere ? open : undefined, remember }
}
