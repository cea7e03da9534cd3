// Which pages get a button: at most nine, the rest as ellipses (spec 1 §9).

export type PageButton = number | 'gap'

const mostButtons = 9

/** First and last page always, and as many neighbours of the current one as fit; an ellipsis takes a place too. */
export function pageButtons(current: number, last: number): PageButton[] {
  if (last <= mostButtons) return range(1, last)
  const inner = mostButtons - 4
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 3), last - inner - 1)
  const from = start === 3 ? 2 : start
  const to = start === last - inner - 1 ? last - 1 : start + inner - 1
  return [1, ...(from > 2 ? gap : []), ...range(from, to), ...(to < last - 1 ? gap : []), last]
}

/** How many pages there are; an empty list has one. */
export const pageCount = (totalItems: number, rowsPerPage: number) => Math.max(1, Math.ceil(totalItems / rowsPerPage))

const gap: PageButton[] = ['gap']
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
