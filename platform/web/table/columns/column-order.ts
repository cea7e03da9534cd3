// Visibility and order of the columns: the project's setting first, then the table's own order.

import type { Column } from '#platform/contract/table.ts'

/** Columns missing from the setting (new ones) stay at the end. */
export function inOrder(header: Column[], columnsOrder: string[]): Column[] {
  const place = new Map(columnsOrder.map((key, index) => [key, index]))
  return header.toSorted((one, other) => (place.get(one.key) ?? Infinity) - (place.get(other.key) ?? Infinity) || 0)
}

/** Pinned at the left while the rest scrolls; the detail buttons are pinned at the right instead. */
export const isPinned = (column: Column) => column.cell !== 'detail' && (column.fixed ?? false)

/** Pinned columns come first regardless of the setting, because they stay in view. The detail buttons come last. */
export function shownColumns(header: Column[], columnsOrder: string[]): Column[] {
  const visible = inOrder(header, columnsOrder).filter((column) => column.visible)
  const rank = (column: Column) => (isPinned(column) ? 0 : column.cell === 'detail' ? 2 : 1)
  return visible.toSorted((one, other) => rank(one) - rank(other))
}

export function moved<Thing>(things: Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...things.slice(from, from + 1), ...rest.slice(to)]
}
