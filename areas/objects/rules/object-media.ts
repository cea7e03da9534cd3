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

interface Ordering {
  /** As they stand now, in their order. */
  stored: readonly string[]
  removed: readonly string[]
  /** What shall stand, in its order: stored ones and new ones. */
  wanted: readonly string[]
}

/** Somebody else has added or taken away a picture since this order was seen. */
export function isOutdated({ stored, removed, wanted }: Ordering): boolean {
  const staying = stored.filter((id) => !removed.includes(id))
  return staying.some((id) => !wanted.includes(id))
}
