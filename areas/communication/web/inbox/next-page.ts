// Returns the next page number for an infinite query; undefined after the last page.

interface Page {
  pagination: { currentPage: number; rowsPerPage: number; totalItems: number }
}

export const nextPageAfter = ({ pagination: { currentPage, rowsPerPage, totalItems } }: Page): number | undefined =>
  currentPage * rowsPerPage < totalItems ? currentPage + 1 : undefined
