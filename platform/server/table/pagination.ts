// How much there is and where one stands in it, as lists say it that are no tables.

import type { z } from 'zod'
import type { pagination } from '../../contract/table.ts'

interface Standing {
  rowsPerPage: number
  page: number
  /** Nobody counted further. */
  most?: number
}

export const paginationOf = (
  total: number,
  { rowsPerPage, page, most = Infinity }: Standing,
): z.output<typeof pagination> => ({
  enabled: total > rowsPerPage,
  totalItems: Math.min(total, most),
  capped: total > most,
  rowsPerPage,
  currentPage: page,
})
