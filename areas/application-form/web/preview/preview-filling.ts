// Test household for the preview of a form; its answers exist only in the page.

import { useMemo, useState } from 'react'
import type { FilledPerson, FormState, HandedIn } from '../../contract/form-shapes.ts'
import type { Answers, PersonKind } from '#areas/forms/rules/answers.ts'
import { fieldsOf, fieldType, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { documentsAfter, worldFrom, type FieldSurroundings } from '../filling/form-context.ts'
import { createPart, type Part } from '../filling/part.ts'
import type { FormPage } from '../../contract/places.ts'
import { surroundingsOf } from '../filling/surroundings.ts'
import type { Filling } from '../filling/use-filling.ts'
import { usePart } from '../filling/use-part.ts'

type Of = 'household' | PersonKind

export interface PreviewFilling {
  filling: Filling
  partOf: (of: Of) => Part
  surroundings: (of: Of) => FieldSurroundings
}

const personKeys = { adult: 'preview-adult', child: 'preview-child' } as const

const sampleNames: Record<PersonKind, Answers> = {
  adult: { firstname: 'Ana', name: 'Keller', date_of_birth: '1991-04-02', swiss_citizen: true, days_present: 7 },
  child: { firstname: 'Mia', name: 'Keller', date_of_birth: '2019-03-10', days_present: 7 },
}

export function usePreviewFilling(page: FormPage, form: FormDefinition): PreviewFilling {
  const [parts] = useState(() => ({
    household: partWith(initialAnswers(form, 'household', wishesIn(form, page))),
    adult: partWith(initialAnswers(form, 'adult', sampleNames.adult)),
    child: partWith(initialAnswers(form, 'child', sampleNames.child)),
  }))
  const [documents, setDocuments] = useState<readonly HandedIn[]>([])
  const world = useMemo(() => worldFrom(page), [page])
  const { answers } = usePart(parts.household)
  const adult = usePart(parts.adult).answers
  const adults = useMemo(() => [{ key: personKeys.adult, version: 1, answers: adult }], [adult])
  const child: FilledPerson = { key: personKeys.child, version: 1, answers: usePart(parts.child).answers }
  const children = fieldsOf(form, 'child').length > 0 ? [child] : []
  const state: FormState = {
    ...page,
    form,
    household: { version: 1, answers },
    adults,
    children,
    documents: [],
    invitations: [],
    ownParts: { people: [], says: {} },
    expiresAt: null,
    receivedOn: null,
    heldFor: null,
    heldUntil: null,
    application: null,
  }
  const filling: Filling = {
    credentials: { slug: '', token: '' },
    state,
    world,
    household: parts.household,
    entry: {
      answers,
      adults,
      children,
      documents: documents.map(({ person, key }) => ({ person, category: key })),
    },
    adults,
    children,
    documents,
    invitations: [],
    changeKnown: () => {},
    keepDocuments: (next, gone) => setDocuments((before) => documentsAfter(before, next, gone)),
  }
  return {
    filling,
    partOf: (of) => parts[of],
    surroundings: (of) => {
      const person = of === 'household' ? null : personKeys[of]
      return {
        ...surroundingsOf(filling, { kind: of, person, isReadOnly: false }),
        upload: async (category, file) => sampleDocument(category, file, person),
        removeDocument: async () => {},
      }
    },
  }
}

/** Like the landing page, wishes for all selected objects. */
function wishesIn(form: FormDefinition, { objects }: FormPage): Answers {
  const wishes = fieldsOf(form, 'household').filter(({ type }) => type === fieldType.selectApartment)
  return Object.fromEntries(wishes.map(({ key }) => [key, objects.map(({ id }) => id)]))
}

function partWith(answers: Answers): Part {
  return createPart({
    initial: { version: 1, answers },
    mirror: { read: () => null, write: () => {}, clear: () => {}, saved: () => {}, isOurs: () => false },
    save: async (version, changed) => ({ saved: { version, answers: changed } }),
    autosaves: false,
  })
}

function initialAnswers(form: FormDefinition, of: Of, samples: Answers): Answers {
  const fields = fieldsOf(form, of)
  const known = new Set(fields.map(({ key }) => key))
  const preset = fields.flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial] as const]))
  const sampled = Object.entries(samples).filter(([key]) => known.has(key))
  return Object.fromEntries([...preset, ...sampled])
}

const sampleDocument = (category: string, file: File, person: string | null): HandedIn => ({
  id: crypto.randomUUID(),
  key: category,
  displayName: file.name,
  size: file.size,
  contentType: file.type,
  url: '',
  person,
})
