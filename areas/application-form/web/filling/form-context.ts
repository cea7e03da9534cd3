// Context of the fields of one part: the form's world, the documents and their owner.

import { createContext, use } from 'react'
import type { CertificateResult } from '../../contract/certificate.ts'
import type { FormState, HandedIn, WishedObjectCard } from '../../contract/form-shapes.ts'
import type { Answers, FormWorld, Person } from '#areas/forms/rules/answers.ts'
import type { Across } from '#areas/forms/rules/shown-fields.ts'
import type { Controls } from '../questions/asked-field.ts'

export interface FieldSurroundings {
  /** Slug of the form's link; identifies the form on this device. */
  slug: string
  settings: FormState['formsSettings']
  world: FormWorld
  /** Results of the other parts for conditions of a part with these answers. */
  acrossFor: (answers: Answers) => Across
  objects: readonly WishedObjectCard[]
  adults: readonly Person[]
  /** Documents of this person or of the household. */
  documents: readonly HandedIn[]
  /** Null while the person is not saved: documents need an owner. */
  owner: string | null
  upload: (
    category: string,
    file: File,
    options: { key: string; onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<HandedIn>
  removeDocument: (document: { id: string }) => Promise<unknown>
  /** Called with the documents that the field shows now and the ids of those it no longer shows. */
  onDocuments: (documents: readonly HandedIn[], gone: readonly string[]) => void
  /** Checks the number of a credit certificate with its issuer; null while the person is not saved. */
  verify: ((number: string) => Promise<CertificateResult>) | null
  isReadOnly: boolean
  controls?: Controls
}

export const FieldSurroundingsContext = createContext<FieldSurroundings | null>(null)

export function useSurroundings(): FieldSurroundings {
  const surroundings = use(FieldSurroundingsContext)
  if (!surroundings) throw new Error('a field of the form stands outside of a form')
  return surroundings
}

/**
 * Values that every field needs and that rarely change. A separate context, so that an answer re-renders its own
 * field instead of all two hundred.
 */
export type FieldFacts = Pick<FieldSurroundings, 'settings' | 'objects' | 'adults' | 'isReadOnly' | 'controls'>

export const FieldFactsContext = createContext<FieldFacts | null>(null)

export const useFieldFacts = (): FieldFacts => use(FieldFactsContext) ?? useSurroundings()

export const worldFrom = ({ formsSettings, objects }: Pick<FormState, 'formsSettings' | 'objects'>): FormWorld => ({
  today: formsSettings.today,
  adultAge: formsSettings.adultAge,
  occupancy: formsSettings.occupancy,
  objects: objects.map((object) => ({
    id: object.id,
    title: object.title,
    isSubsidised: object.subsidized,
    minOccupancy: object.min_occupancy,
    maxOccupancy: object.max_occupancy,
    minAdults: object.min_adult,
    maxAdults: object.max_adult,
    minChildren: object.min_child,
    maxChildren: object.max_child,
  })),
})

/** Keeps documents added meanwhile by another field or in the background. */
export const documentsAfter = (
  before: readonly HandedIn[],
  next: readonly HandedIn[],
  gone: readonly string[],
): readonly HandedIn[] => [
  ...before.filter(({ id }) => !gone.includes(id) && !next.some((one) => one.id === id)),
  ...next,
]

/** Keys of the questions shown above the save status. */
export const AskedContext = createContext<readonly string[]>([])
