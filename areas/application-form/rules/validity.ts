// The one judgement over a form: browser and server call the same functions with the same world, so they cannot disagree.

import type { Answers, FormEntry, FormWorld, Person, PersonKind } from './answers.ts'
import { findingOf, shapeFinding, type Finding } from './field-problem.ts'
import {
  fieldsOf,
  sectionsOf,
  stepKeys,
  type FormDefinition,
  type FormSection,
  type StepKey,
} from './form-definition.ts'
import { householdFindings } from './household-checks.ts'
import { shownFields } from './shown-fields.ts'

/** `path` is the field's key, or `adults.<person>.<field>`; `people` stands for the household as a whole. */
export interface Problem extends Finding {
  path: string
}

export interface Judged {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** What keeps this step from being left. */
export function problemsOfStep(judged: Judged, stepKey: StepKey): Problem[] {
  const step = judged.form.steps.find(({ key }) => key === stepKey)
  const sections = (step?.sections ?? []).filter((section) => section.of === 'household')
  const own = householdProblems(judged, sections)
  return stepKey === 'people' ? [...problemsOfPeople(judged), ...own] : own
}

/** What is wrong with one person's answers; the paths are the fields' keys. */
export function problemsOfPerson({ form, entry, world }: Judged, kind: PersonKind, person: Person): Problem[] {
  const documents = entry.documents.filter((one) => one.person === person.key)
  return fieldProblems(sectionsOf(form, kind), person.answers, { world, documents, adults: [] })
}

/** Everything that keeps the form from being sent, in the order of the steps. */
export const problemsOfForm = (judged: Judged): Problem[] => stepKeys.flatMap((key) => problemsOfStep(judged, key))

/** What not even a draft may hold: unknown questions, values of another type, texts without end. */
export function shapeProblems(form: FormDefinition, of: FormSection['of'], answers: Answers): Problem[] {
  const fieldByKey = new Map(fieldsOf(form, of).map((field) => [field.key, field]))
  return Object.entries(answers).flatMap(([path, value]) => {
    const field = fieldByKey.get(path)
    const finding = field ? shapeFinding(field, value) : { key: 'general_value_not_valid' }
    return finding ? [{ path, ...finding }] : []
  })
}

function problemsOfPeople(judged: Judged): Problem[] {
  const { entry, world } = judged
  const of = (kind: PersonKind, people: readonly Person[], place: string) =>
    people.flatMap((person) =>
      problemsOfPerson(judged, kind, person).map((problem) => ({
        ...problem,
        path: `${place}.${person.key}.${problem.path}`,
      })),
    )
  return [
    ...of('adult', entry.adults, 'adults'),
    ...of('child', entry.children, 'children'),
    ...householdFindings(entry, world).map((finding) => ({ path: 'people', ...finding })),
  ]
}

function householdProblems({ form, entry, world }: Judged, sections: readonly FormSection[]): Problem[] {
  const documents = entry.documents.filter(({ person }) => person === null)
  const adults = entry.adults.map(({ key }) => key)
  const shown = new Set(shownFields({ sections: sectionsOf(form, 'household'), answers: entry.answers, world }))
  return sections
    .flatMap((section) => section.fields)
    .filter((field) => shown.has(field))
    .flatMap((field) => {
      const finding = findingOf(field, { answers: entry.answers, world, documents, adults })
      return finding ? [{ path: field.key, ...finding }] : []
    })
}

type Surroundings = Omit<Parameters<typeof findingOf>[1], 'answers'>

function fieldProblems(sections: readonly FormSection[], answers: Answers, around: Surroundings): Problem[] {
  return shownFields({ sections, answers, world: around.world }).flatMap((field) => {
    const finding = findingOf(field, { answers, ...around })
    return finding ? [{ path: field.key, ...finding }] : []
  })
}
