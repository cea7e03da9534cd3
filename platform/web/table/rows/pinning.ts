// The columns that stay in view while the rest scrolls sideways: those the server fixes, or else the first.

import { useLayoutEffect, type CSSProperties, type RefObject } from 'react'
import type { Column } from '#platform/contract/table.ts'
import { isPinned } from '../columns/column-order.ts'
import styles from './RowsTable.module.css'

const chooseColumnWidth = 44

export function pinnedCount(columns: Column[]): number {
  const fixed = columns.findIndex((column) => !isPinned(column))
  return Math.max(1, fixed === -1 ? columns.length : fixed)
}

interface Pinned {
  count: number
  hasBoxes: boolean
  /** Whatever may change how wide the columns are. */
  content: unknown
}

/** Columns are as wide as their content, so their places are measured whenever it changes and written on the table. */
export function usePinning(table: RefObject<HTMLTableElement | null>, { count, hasBoxes, content }: Pinned) {
  useLayoutEffect(() => {
    const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(hasBoxes ? 1 : 0)
    let left = hasBoxes ? chooseColumnWidth : 0
    heads.slice(0, count).forEach((head, index) => {
      table.current?.style.setProperty(placeOf(index), `${left}px`)
      left += head.getBoundingClientRect().width
    })
  }, [table, count, hasBoxes, content])
}

export function cellLook(column: Column, index: number, pinned: number) {
  const sticks = index < pinned
  const names = [
    styles.cell,
    sticks && styles.pinned,
    index === pinned - 1 && styles.lastPinned,
    column.cell === 'detail' && styles.end,
  ]
  const style: CSSProperties | undefined = sticks ? { left: `var(${placeOf(index)})` } : undefined
  return { className: names.filter(Boolean).join(' '), style }
}

const placeOf = (index: number) => `--pinned-${index}`
