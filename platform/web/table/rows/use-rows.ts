// What rows answer to, drawn as a table or as cards: clicks, the keyboard, and whether they can be chosen.

import { useCallback, useMemo } from 'react'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { countSelected, isSelectable, isSelected } from '../selection.ts'
import type { OpenRow } from '../use-open-row.ts'
import type { RowBoxProps } from './row-props.ts'
import { useRowClicks } from './use-row-clicks.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface RowsControl {
  hasBoxes: boolean
  boxOf: (row: Row) => RowBoxProps | undefined
  canOpen: boolean
  reachable: string | undefined
  listeners: ReturnType<typeof useRowClicks> & ReturnType<typeof useRowKeys>['listeners']
}

export function useRows(opening: OpenRow, hasBoxes: boolean): RowsControl {
  const boxOf = useBoxes(hasBoxes)
  const clicks = useRowClicks(opening)
  const keys = useRowKeys(opening, hasBoxes)
  return {
    hasBoxes,
    boxOf,
    canOpen: opening.open !== undefined,
    reachable: keys.reachable,
    listeners: { ...clicks, ...keys.listeners },
  }
}

/** Few different boxes for all rows, each kept, so that a row is not drawn anew because another was chosen. */
function useBoxes(hasBoxes: boolean): RowsControl['boxOf'] {
  const t = useText()
  const { choice, most } = useListContext()
  const { toggle, extendTo } = choice
  const isFull = most > 1 && countSelected(choice.selection, Infinity) >= most
  const full = t('table_object_not_available')
  const locked = t('table_row_readonly')
  const choose = useCallback(
    (row: Row, extend: boolean) => (extend && most > 1 ? extendTo(row) : toggle(row)),
    [extendTo, toggle, most],
  )
  const boxByRefusal = useMemo(() => new Map<string, RowBoxProps>(), [choose, most])
  return (row) => {
    if (!hasBoxes) return undefined
    const readonly = row._readonly?.unavailable_tooltip ?? locked
    const refusal = isSelectable(row) ? (isFull && !isSelected(choice.selection, row._id) ? full : '') : readonly
    const kept = boxByRefusal.get(refusal) ?? { single: most === 1, refusal, choose }
    boxByRefusal.set(refusal, kept)
    return kept
  }
}
