// Places for papers on the upload page: whose they are, which are filled.

import type { PaperPlace, UploadForm } from '../contract/upload-form.ts'

interface Paper {
  person: string | null
  /** Its category. */
  key: string
}

export const isAt = (paper: Paper, place: PaperPlace): boolean =>
  paper.person === place.person && paper.key === place.category

export const missingPlaces = ({ places, documents }: UploadForm): PaperPlace[] =>
  places.filter((place) => place.reason !== null && !documents.some((one) => isAt(one, place)))

/** In the order in which they were asked. */
export function peopleIn(places: readonly PaperPlace[]) {
  return [...Map.groupBy(places, ({ person }) => person)].map(([person, own]) => ({
    person,
    name: own[0]?.name ?? null,
    places: own,
  }))
}
