// A form being filled in: the household's part, the people, the papers. The server's copy is read once; from then on this is
// what the page shows and what the parts bring to the server.

import { useState } from 'react'
import type { Credentials, FilledPerson, FormState, HandedIn } from '../contract/form-shapes.ts'
import type { FormEntry, FormWorld, PersonKind } from '../rules/answers.ts'
import type { StepKey } from '../rules/form-definition.ts'
import { documentsAfter, worldFrom } from './form-context.ts'
import { mirrorOf } from './mirror.ts'
import { createPart, type Part } from './part.ts'
import { householdSave } from './saving.ts'
import { shelf } from './shelf.ts'
import { usePart, useSafely } from './use-part.ts'

export interface Filling {
  credentials: Credentials
  state: FormState
  world: FormWorld
  household: Part
  /** Everything as it stands on this page. */
  entry: FormEntry
  adults: readonly FilledPerson[]
  children: readonly FilledPerson[]
  documents: readonly HandedIn[]
  /** A person as they were just saved, added when new. */
  keepPerson: (kind: PersonKind, person: FilledPerson) => void
  dropPerson: (kind: PersonKind, key: string) => void
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
  const [people, setPeople] = useState({ adult: state.adults, child: state.children })
  const [documents, setDocuments] = useState<readonly HandedIn[]>(state.documents)
  const [world] = useState(() => worldFrom(state))
  const { answers } = usePart(household)
  useSafely(household)
  return {
    credentials,
    state,
    world,
    household,
    entry: { answers, adults: people.adult, children: people.child, documents: marksOf(documents) },
    adults: people.adult,
    children: people.child,
    documents,
    keepPerson: (kind, person) =>
      setPeople((before) => {
        const isKnown = before[kind].some(({ key }) => key === person.key)
        const next = isKnown
          ? before[kind].map((one) => (one.key === person.key ? person : one))
          : [...before[kind], person]
        return { ...before, [kind]: next }
      }),
    dropPerson: (kind, key) => {
      setPeople((before) => ({ ...before, [kind]: before[kind].filter((one) => one.key !== key) }))
      setDocuments((before) => before.filter(({ person }) => person !== key))
    },
    keepDocuments: (next, gone) => setDocuments((before) => documentsAfter(before, next, gone)),
  }
}

const marksOf = (documents: readonly HandedIn[]) => documents.map(({ person, key }) => ({ person, category: key }))
