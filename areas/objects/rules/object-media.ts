// Pictures and documents of an object: how many, of which sort.

/** Each at most once on an object (spec 2 §5). */
export const documentSorts = ['layout_plan', 'situation_plan', 'isometry', 'factsheet', 'pdf_file'] as const
export type DocumentSort = (typeof documentSorts)[number]

export const isDocumentSort = (sort: string): sort is DocumentSort =>
  (documentSorts as readonly string[]).includes(sort)

/** Drawings and the data sheet are made to be shown; what a documentation holds, only those know who keep it. */
export const startsPublic = (sort: string): boolean => isDocumentSort(sort) && sort !== 'pdf_file'

/** Why these documents cannot be kept, as a text key; null when they can. */
export function problemOfSorts(sorts: readonly string[]): string | null {
  if (sorts.some((sort) => !isDocumentSort(sort))) return 'objects_document_without_sort'
  return new Set(sorts).size < sorts.length ? 'objects_document_sort_twice' : null
}
