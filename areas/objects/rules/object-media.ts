// Number and document types of an object's images and documents.

/** At most one document per type and object (spec 2 §5). */
export const documentSorts = ['layout_plan', 'situation_plan', 'isometry', 'factsheet', 'pdf_file'] as const
export type DocumentSort = (typeof documentSorts)[number]

export const isDocumentSort = (sort: string): sort is DocumentSort =>
  (documentSorts as readonly string[]).includes(sort)

/** Drawings and data sheets are public by default; a documentation may contain internal data. */
export const startsPublic = (sort: string): boolean => isDocumentSort(sort) && sort !== 'pdf_file'

/** Text key of the reason why these documents cannot be stored; null if they can. */
export function problemOfSorts(sorts: readonly string[]): string | null {
  if (sorts.some((sort) => !isDocumentSort(sort))) return 'objects_document_without_sort'
  return new Set(sorts).size < sorts.length ? 'objects_document_sort_twice' : null
}
