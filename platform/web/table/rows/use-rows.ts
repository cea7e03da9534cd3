// Behaviour of rows in the table and in the cards: clicks, keyboard, and selectability.

import { useMemo } from 'react'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import { useListContext } from '../list-context.ts'
import { countSelected, isSelectable, isSelected } from '../selection.ts'
import type { OpenRow } from '../use-open-row.ts'
import { useSteady } from '../use-steady.ts'
import type { RowBoxControl } from './row-props.ts'
import { useRowClicks } from './use-row-clicks.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface RowsControl {
  /** Shared by all rows, so that selecting one does not re-render the others; undefined if rows cannot be selected. */
  box: RowBoxControl | undefined
  refusalOf: (row: Row) => string
  canOpen: boolean
  /** Id of the row that the side panel shows. */
  shown: string | undefined
  reachable: string | undefined
  listeners: ReturnType<typeof useRowClicks> & ReturnType<typeof useRowKeys>['listeners']
}

export function useRows(opening: OpenRow, hasBoxes: boolean): RowsControl {
  const { choice, most } = useListContext()
  const { toggle, extendTo } = choice
  const refusalOf = useRefusals()
  const { current } = usePanel()
  const clicks = useRowClicks(opening)
  const keys = useRowKeys(opening, hasBoxes)
  const choose = useSteady((row: Row, extend: boolean) => (extend && most > 1 ? extendTo(row) : toggle(row)))
  const box = useMemo(() => (hasBoxes ? { single: most === 1, choose } : undefined), [hasBoxes, most, choose])
  return {
    box,
    refusalOf,
    canOpen: opening.open !== undefined,
    shown: current?.id,
    reachable: keys.reachable,
    listeners: { ...clicks, ...keys.listeners },
  }
}

/**
 * Reason why a row cannot be selected: rows of the previous list wait for the new ones; a read-only row has its own
 * reason; at the maximum, unselected rows are unavailable (spec 1 §5).
 */
function useRefusals(): RowsControl['refusalOf'] {
  const t = useText()
  const { choice, most } = useListContext()
  const isFull = most > 1 && countSelected(choice.selection, Infinity) >= most
  return (row) => {
    if (choice.isBarred) return t('table_rows_on_their_way')
    if (!isSelectable(row)) return row._readonly?.unavailable_tooltip ?? t('table_row_readonly')
    return isFull && !isSelected(choice.selection, row._id) ? t('table_object_not_available') : ''
  }
}
