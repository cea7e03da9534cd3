// Upload fields for documents, by person, with their fill state.

import type { PaperPlace, UploadForm } from '../../contract/upload-form.ts'

interface Paper {
  person: string | null
  /** Document category. */
  key: string
}

export const isAt = (paper: Paper, place: PaperPlace): boolean =>
  paper.person === place.person && paper.key === place.category

export const missingPlaces = ({ places, documents }: UploadForm): PaperPlace[] =>
  places.filter((place) => place.reason !== null && !documents.some((one) => isAt(one, place)))

/** In the order of the request. */
export function peopleIn(places: readonly PaperPlace[]) {
  return [...Map.groupBy(places, ({ person }) => person)].map(([person, own]) => ({
    person,
    name: own[0]?.name ?? null,
    places: own,
  }))
}
