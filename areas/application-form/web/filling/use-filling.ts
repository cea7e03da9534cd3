// State of a form being filled in: household, people, documents. The server's copy is read once; afterwards the page
// shows this state and the parts save it.

import { useState, type Dispatch, type SetStateAction } from 'react'
import type { Credentials, FilledPerson, FormState, HandedIn } from '../../contract/form-shapes.ts'
import { ownPartFor, type FormEntry, type FormWorld } from '#areas/forms/rules/answers.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import { documentsAfter, worldFrom } from './form-context.ts'
import { mirrorOf } from '../later/mirror.ts'
import { createPart, type Part } from './part.ts'
import { householdSave } from './saving.ts'
import { shelf } from '../later/shelf.ts'
import { usePart, useSafely } from './use-part.ts'

/** Only own-parts.ts changes these. */
export type Known = Pick<FormState, 'adults' | 'children' | 'invitations' | 'ownParts'>

export interface Filling {
  credentials: Credentials
  state: FormState
  world: FormWorld
  household: Part
  /** Current state of the form, including unsaved answers. */
  entry: FormEntry
  adults: readonly FilledPerson[]
  children: readonly FilledPerson[]
  documents: readonly HandedIn[]
  invitations: Known['invitations']
  changeKnown: Dispatch<SetStateAction<Known>>
  keepDocuments: (documents: readonly HandedIn[], gone: readonly string[]) => void
}

export function useFilling(credentials: Credentials, state: FormState, currentStep: { current: StepKey }): Filling {
  const [household] = useState(() =>
    createPart({
      initial: state.household,
      mirror: mirrorOf(shelf(), credentials.slug, 'household'),
      save: householdSave(credentials, () => currentStep.current),
      autosaves: state.application === null,
    }),
  )
  const [{ adults, children, invitations, ownParts }, changeKnown] = useState<Known>(state)
  const [documents, setDocuments] = useState<readonly HandedIn[]>(state.documents)
  const [world] = useState(() => worldFrom(state))
  const { answers } = usePart(household)
  useSafely(household)
  // Hides documents of people who were removed or now fill in their own part.
  const known = documents.filter(
    ({ person }) => !person || (adults.some(({ key }) => key === person) && !ownPartFor({ ownParts }, person)),
  )
  return {
    credentials,
    state,
    world,
    household,
    entry: { answers, adults, children, documents: marksOf(known), ownParts },
    adults,
    children,
    documents: known,
    invitations,
    changeKnown,
    keepDocuments: (next, gone) => setDocuments((before) => documentsAfter(before, next, gone)),
  }
}

const marksOf = (documents: readonly HandedIn[]) => documents.map(({ person, key }) => ({ person, category: key }))
