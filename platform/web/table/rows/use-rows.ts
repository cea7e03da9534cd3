// Behaviour of rows in the table and in the cards: clicks, keyboard, and selectability.

import { useMemo } from 'react'
import type { Row } from '#platform/contract/table.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import { useListContext } from '../list-context.ts'
import type { OpenRow } from '../use-open-row.ts'
import { useSteady } from '../../core/use-steady.ts'
import type { RowBoxControl } from './row-props.ts'
import { useRefusals } from './use-refusals.ts'
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
