// Computes column widths so that a table wider than its container shows only whole columns and no number is cut off.

/** Widths in pixels of the scrolling columns: those that fit share the remaining space; the others keep their width. */
export function wholeColumns(widths: readonly number[], room: number): number[] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return [...widths]
  let used = 0
  const fitting = widths.findIndex((width) => (used += width) > room)
  if (fitting < 1) return [...widths]
  const left = room - (used - (widths[fitting] ?? 0))
  return widths.map((width, index) => (index < fitting ? width + left / fitting : width))
}
