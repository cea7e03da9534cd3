// Page numbers that get a button: at most nine, the rest as ellipses (spec 1 §9).

export type PageButton = number | 'gap'

const mostButtons = 9
/** Number of page buttons that fit on a phone. */
export const mostOnPhone = 7

/** Contains the first and last page, and the neighbours of the current one in the remaining buttons. */
export function pageButtons(current: number, last: number, most = mostButtons): PageButton[] {
  if (last <= most) return range(1, last)
  const inner = most - 2
  const from = Math.min(Math.max(current - Math.floor(inner / 2), 2), last - inner)
  const to = from + inner - 1
  return [1, ...between(1, from), ...range(from, to), ...between(to, last), last]
}

/** Number of pages; an empty list has one. */
export const pageCount = (totalItems: number, rowsPerPage: number) => Math.max(1, Math.ceil(totalItems / rowsPerPage))

const between = (before: number, after: number): PageButton[] => (after - before > 1 ? ['gap'] : [])
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
