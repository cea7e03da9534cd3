// What the fields of one part need beside their own value: the form's world, the papers, and whom they belong to.

import { createContext, use } from 'react'
import type { CertificateResult } from '../../contract/certificate.ts'
import type { FormState, HandedIn, WishedObjectCard } from '../../contract/form-shapes.ts'
import type { Answers, FormWorld, Person } from '#areas/forms/rules/answers.ts'
import type { Across } from '#areas/forms/rules/shown-fields.ts'
import type { Controls } from '../questions/asked-field.ts'

export interface FieldSurroundings {
  /** Of the form's link: tells this form from others on this device. */
  slug: string
  settings: FormState['formsSettings']
  world: FormWorld
  /** What the other parts say, to a part with these answers. */
  acrossFor: (answers: Answers) => Across
  objects: readonly WishedObjectCard[]
  adults: readonly Person[]
  /** Of this person or of the household. */
  documents: readonly HandedIn[]
  /** Null while the person is not saved: papers need somebody to belong to. */
  owner: string | null
  upload: (
    category: string,
    file: File,
    options: { key: string; onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<HandedIn>
  removeDocument: (document: { id: string }) => Promise<unknown>
  /** As a field shows them now, and the ids of those that it shows no more. */
  onDocuments: (documents: readonly HandedIn[], gone: readonly string[]) => void
  /** Has the number of a credit certificate looked up with its issuer; null for somebody who is not saved yet. */
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

/** What every field needs of that and what hardly ever changes: so an answer redraws its own field and not two hundred. */
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

/** What has come beside it meanwhile, out of another field or by itself, stays. */
export const documentsAfter = (
  before: readonly HandedIn[],
  next: readonly HandedIn[],
  gone: readonly string[],
): readonly HandedIn[] => [
  ...before.filter(({ id }) => !gone.includes(id) && !next.some((one) => one.id === id)),
  ...next,
]

/** Keys of the questions that stand above a word about saving. */
export const AskedContext = createContext<readonly string[]>([])
