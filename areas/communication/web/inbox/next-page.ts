// What comes in pages is asked for one after the other, until there are no more.

interface Page {
  pagination: { currentPage: number; rowsPerPage: number; totalItems: number }
}

export const nextPageAfter = ({ pagination: { currentPage, rowsPerPage, totalItems } }: Page): number | undefined =>
  currentPage * rowsPerPage < totalItems ? currentPage + 1 : undefined
