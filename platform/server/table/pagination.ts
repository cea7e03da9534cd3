// Pagination of lists that are not tables: total and current page.

import type { z } from 'zod'
import type { pagination } from '../../contract/table.ts'

interface Standing {
  rowsPerPage: number
  page: number
  /** Upper limit of the count. */
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
