// Moves the keyboard's active row. Headings are skipped; at either end the row stays.

import type { Row } from '#platform/contract/table.ts'

export function stepFrom(rows: Row[], activeId: string | undefined, by: 1 | -1): Row | undefined {
  const places = rows.filter((row) => row._rowType === undefined)
  const at = places.findIndex((row) => row._id === activeId)
  if (at === -1) return by === 1 ? places[0] : places.at(-1)
  return places[at + by] ?? places[at]
}

/** Returns the row with tabindex 0: the active one, or the first if the active one is no longer on the page. */
export function reachableRow(rows: Row[], activeId: string | undefined): string | undefined {
  const places = rows.filter((row) => row._rowType === undefined)
  return places.some((row) => row._id === activeId) ? activeId : places[0]?._id
}
