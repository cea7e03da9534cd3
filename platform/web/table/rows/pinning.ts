// Columns pinned while the rest scrolls sideways: those fixed by the server, or else the first.

import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'
import type { Column } from '#platform/contract/table.ts'
import { isPinned } from '../columns/column-order.ts'
import { wholeColumns } from './fit-columns.ts'
import styles from './table.module.css'

const chooseColumnWidth = 44

export function pinnedCount(columns: Column[]): number {
  const fixed = columns.findIndex((column) => !isPinned(column))
  return Math.max(1, fixed === -1 ? columns.length : fixed)
}

/**
 * Number of pinned columns that fit: together they leave half of the width to the scrolling columns. The first is
 * always pinned.
 */
export function pinsThatFit(widths: readonly number[], room: number): number {
  let used = 0
  const tooMany = widths.findIndex((width) => (used += width) > room / 2)
  return tooMany === -1 ? widths.length : Math.max(1, tooMany)
}

interface Pinned {
  /** Number of columns to pin at most. */
  most: number
  hasBoxes: boolean
  /** Changes with anything that may change the width of the columns. */
  content: unknown
}

/**
 * Columns are as wide as their content. Whenever it or the place changes, those that fit are widened so that the edge falls
 * between two of them, and the places of the pinned ones are written on the table. Answers how many are pinned.
 */
export function usePinning(table: RefObject<HTMLTableElement | null>, { most, hasBoxes, content }: Pinned): number {
  const [count, setCount] = useState(most)
  useLayoutEffect(() => {
    const place = table.current?.parentElement
    if (!place) return
    const arrange = () => setCount(arrangeColumns(table.current, place.clientWidth, { most, hasBoxes }))
    arrange()
    let known = place.clientWidth
    const watcher = new ResizeObserver(() => {
      if (place.clientWidth === known) return
      known = place.clientWidth
      arrange()
    })
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [table, most, hasBoxes, content])
  return Math.min(count, most)
}

function arrangeColumns(
  table: HTMLTableElement | null,
  room: number,
  { most, hasBoxes }: Pick<Pinned, 'most' | 'hasBoxes'>,
): number {
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])].slice(hasBoxes ? 1 : 0)
  for (const head of heads) head.style.minWidth = ''
  const widthOf = (head: HTMLElement) => head.getBoundingClientRect().width
  let left = hasBoxes ? chooseColumnWidth : 0
  const count = pinsThatFit(heads.slice(0, most).map(widthOf), room - left)
  heads.slice(0, count).forEach((head, index) => {
    table?.style.setProperty(placeOf(index), `${left}px`)
    left += widthOf(head)
  })
  const end = heads.findLast((head) => head.dataset.end !== undefined)
  const moving = heads.slice(count).filter((head) => head !== end)
  const widths = moving.map(widthOf)
  const fitted = wholeColumns(widths, room - left - (end ? widthOf(end) : 0))
  moving.forEach((head, index) => {
    if (fitted[index] !== widths[index]) head.style.minWidth = `${fitted[index]}px`
  })
  return count
}

export function cellLook(column: Column, index: number, pinned: number) {
  const sticks = index < pinned
  const names = [
    sticks && styles.pinned,
    index === pinned - 1 && styles.lastPinned,
    column.cell === 'detail' && styles.end,
  ]
  const style: CSSProperties | undefined = sticks ? { left: `var(${placeOf(index)})` } : undefined
  return { className: names.filter(Boolean).join(' '), style }
}

const placeOf = (index: number) => `--pinned-${index}`
