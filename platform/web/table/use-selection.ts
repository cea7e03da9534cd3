// Row selection by mouse and keyboard. It is kept across pages and sorting; a change of state, search or filter
// clears it. The previous rows, shown until the new ones arrive, cannot be selected.

import { useCallback, useMemo, useRef, useState } from 'react'
import type { Row } from '#platform/contract/table.ts'
import { matchOf, type ListState } from './list-state.ts'
import {
  allMatching,
  nothingSelected,
  pageSelection,
  rowsBetween,
  without,
  withRows,
  withToggled,
  type Selection,
} from './selection.ts'

export interface SelectionControl {
  selection: Selection
  /** True while the rows shown belong to the previous state, search or filter. */
  isBarred: boolean
  toggle: (row: Row) => void
  /** Selects the range from the last selected row to this one. */
  extendTo: (row: Row) => void
  togglePage: () => void
  /** Selects all given rows, or none of them if all are selected. */
  toggleAll: (rows: Row[]) => void
  selectPage: () => void
  selectMatching: () => void
  clear: () => void
  set: (selection: Selection) => void
}

export function useSelection(
  { rows, isWaiting }: { rows: Row[]; isWaiting: boolean },
  list: ListState,
  most: number,
): SelectionControl {
  const match = JSON.stringify({ ...matchOf(list), sort: '' })
  const [shownMatch, showMatch] = useState(match)
  if (!isWaiting && shownMatch !== match) showMatch(match)
  const isBarred = isWaiting && shownMatch !== match
  const [held, hold] = useState({ match, selection: nothingSelected })
  const selection = held.match === match ? held.selection : nothingSelected
  const chosenLast = useRef<string>(undefined)

  const change = useCallback(
    (next: (before: Selection) => Selection) => {
      if (isBarred) return
      hold((before) => ({ match, selection: next(before.match === match ? before.selection : nothingSelected) }))
    },
    [match, isBarred],
  )
  const extendTo = useCallback(
    (row: Row) => {
      const range = rowsBetween(rows, chosenLast.current ?? row._id, row._id)
      chosenLast.current ??= row._id
      change((before) => withRows(before, range, most))
    },
    [rows, most, change],
  )
  const toggleAll = useCallback(
    (given: Row[]) =>
      change((before) =>
        pageSelection(before, given) === 'all' ? without(before, given) : withRows(before, given, most),
      ),
    [most, change],
  )
  const togglePage = useCallback(() => toggleAll(rows), [rows, toggleAll])
  const fixed = useMemo(
    () => ({
      toggle: (row: Row) => {
        chosenLast.current = row._id
        change((before) => withToggled(before, row, most))
      },
      selectMatching: () => change(() => allMatching),
      clear: () => change(() => nothingSelected),
      set: (next: Selection) => change(() => next),
    }),
    [most, change],
  )
  const selectPage = useCallback(() => change((before) => withRows(before, rows, most)), [rows, most, change])
  return { selection, isBarred, extendTo, toggleAll, togglePage, selectPage, ...fixed }
}
