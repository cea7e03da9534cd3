// Opening a row, and remembering the list it was opened from.

import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Row } from '#platform/contract/table.ts'
import { rememberList } from './list-memory.ts'
import { queryStringOf, type ListState } from './list-state.ts'
import { useSteady } from './use-steady.ts'

export interface OpenRow {
  /** Missing where rows lead nowhere. */
  open: ((row: Row, how?: { newTab: boolean }) => void) | undefined
  remember: () => void
}

interface Ways {
  /** The page of a row; without it the row's own `_detail_column.href`. */
  detailPath: ((row: Row) => string) | undefined
  onOpenRow: ((row: Row) => void) | undefined
}

export function useOpenRow({ detailPath, onOpenRow }: Ways, rows: Row[], list: ListState): OpenRow {
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const remember = useSteady(() => {
    const ids = rows.filter((row) => row._rowType === undefined).map((row) => row._id)
    rememberList(path, queryStringOf(list), ids)
  })
  const open = useSteady((row: Row, how?: { newTab: boolean }) => {
    if (row._rowType) return
    const to = onOpenRow ? undefined : (detailPath?.(row) ?? row._detail_column?.href)
    if (to && how?.newTab) return void window.open(to, '_blank', 'noopener')
    if (!to) return onOpenRow?.(row)
    remember()
    void navigate({ to })
  })
  const leadsSomewhere = onOpenRow ?? detailPath ?? rows.some((row) => row._detail_column?.href)
  return { open: leadsSomewhere ? open : undefined, remember }
}
