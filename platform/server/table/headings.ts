// Headings of a list: rows are ordered by their heading first, and each page repeats the heading of its first row. The
// sums of a heading cover all matching rows, not only those of the page.

import type { Row } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'

export interface ListHeadings<Found> {
  /** SQL on `t` of the place of a row's heading; never null. */
  order: string
  /** Id of the heading of a row. */
  of(found: Found): string
  rows(ctx: StaffContext, ids: readonly string[], matching: MatchingRows): Promise<HeadingRows>
}

/** SQL condition on `t` with its values. */
export interface MatchingRows {
  where: string
  values: readonly unknown[]
}

export interface HeadingRows {
  byId: ReadonlyMap<string, Row>
  /** Sum of the list, at the end of its last page. */
  total: Row
}

interface Shown {
  /** Rows of the page with the ids of their headings, in order. */
  rows: readonly { row: Row; heading: string }[]
  isLastPage: boolean
}

export function withHeadings({ rows, isLastPage }: Shown, { byId, total }: HeadingRows): Row[] {
  const body = rows.flatMap(({ row, heading }, index) => {
    const begins = rows[index - 1]?.heading !== heading
    const own = begins ? byId.get(heading) : undefined
    return own ? [own, row] : [row]
  })
  return isLastPage && rows.length > 0 ? [...body, total] : body
}
