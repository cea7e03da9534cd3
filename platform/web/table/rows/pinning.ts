// The columns that stay in view while the rest scrolls sideways: those the server fixes, or else the first.

import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'
import type { Column } from '#platform/contract/table.ts'
import styles from './RowsTable.module.css'

export interface Pinning {
  /** How many columns from the left are pinned. */
  count: number
  /** Where each of them sticks, in px from the left edge. */
  lefts: number[]
}

const chooseColumnWidth = 44

export function pinnedCount(columns: Column[]): number {
  const fixed = columns.findIndex((column) => !column.fixed)
  return Math.max(1, fixed === -1 ? columns.length : fixed)
}

/** Columns are as wide as their content, so the places are measured when the content may have changed. */
export function usePinning(
  table: RefObject<HTMLTableElement | null>,
  columns: Column[],
  hasBoxes: boolean,
  content: unknown,
): Pinning {
  const count = pinnedCount(columns)
  const start = hasBoxes ? chooseColumnWidth : 0
  const [lefts, setLefts] = useState<number[]>([])
  useLayoutEffect(() => {
    const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(hasBoxes ? 1 : 0)
    const widths = heads.slice(0, count).map((head) => head.getBoundingClientRect().width)
    const next = widths.map((_, index) => start + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
    setLefts((before) => (before.join() === next.join() ? before : next))
  }, [table, count, start, hasBoxes, content])
  return { count, lefts }
}

export function cellLook(column: Column, index: number, { count, lefts }: Pinning) {
  const isPinned = index < count
  const names = [
    styles.cell,
    isPinned && styles.pinned,
    index === count - 1 && styles.lastPinned,
    column.cell === 'detail' && styles.end,
  ]
  const style: CSSProperties | undefined = isPinned ? { left: lefts[index] ?? 0 } : undefined
  return { className: names.filter(Boolean).join(' '), style }
}
