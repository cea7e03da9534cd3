// A form being filled in: the household's part, the people, the papers. The server's copy is read once; from then on this is
// what the page shows and what the parts bring to the server.

import { useEffect, useEffectEvent, useState } from 'react'
import type { OwnPartsAnswer } from '../contract/co-applicant.ts'
import type { Credentials, FilledPerson, FormState, HandedIn } from '../contract/form-shapes.ts'
import type { FormEntry, FormWorld, PersonKind } from '../rules/answers.ts'
import type { StepKey } from '../rules/form-definition.ts'
import { documentsAfter, worldFrom } from './form-context.ts'
import { mirrorOf } from './mirror.ts'
import { createPart, type Part, type SavingState } from './part.ts'
import { householdSave } from './saving.ts'
import { shelf } from './shelf.ts'
import { usePart, useSafely } from './use-part.ts'
import { usePeople } from './use-people.ts'

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
  invitations: FormState['invitations']
  /** Asks how far those are who fill in their part themselves. */
  readOwnParts: () => Promise<void>
  takeOwnParts: (answer: OwnPartsAnswer) => void
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
  const { known, readOwnParts, takeOwnParts, keepPerson, dropPerson } = usePeople(credentials, state)
  const [documents, setDocuments] = useState<readonly HandedIn[]>(state.documents)
  const [world] = useState(() => worldFrom(state))
  const { answers } = usePart(household)
  useSafely(household)
  // What they are asked may hang on the household's answers.
  const ask = useEffectEvent(() => void (known.ownParts.people.length > 0 && readOwnParts()))
  useEffect(() => {
    let before: SavingState = 'saved'
    return household.subscribe(() => {
      const { state: now } = household.now()
      if (before === 'saving' && now === 'saved') ask()
      before = now
    })
  }, [household])
  const { adults, children, ownParts } = known
  const own = new Set(ownParts.people.map(({ person }) => person))
  const shown = documents.filter(({ person }) => person === null || !own.has(person))
  return {
    credentials,
    state,
    world,
    household,
    entry: { answers, adults, children, documents: marksOf(shown), ownParts },
    adults,
    children,
    documents: shown,
    invitations: known.invitations,
    readOwnParts,
    takeOwnParts,
    keepPerson,
    dropPerson: (kind, key) => {
      dropPerson(kind, key)
      setDocuments((before) => before.filter(({ person }) => person !== key))
    },
    keepDocuments: (next, gone) => setDocuments((before) => documentsAfter(before, next, gone)),
  }
}

const marksOf = (documents: readonly HandedIn[]) => documents.map(({ person, key }) => ({ person, category: key }))
