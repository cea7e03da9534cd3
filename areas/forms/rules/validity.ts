// Validates a form. Browser and server call the same functions with the same world, so that their results agree.

import { acrossOf, entryWith } from './across.ts'
import {
  ownPartFor,
  textOf,
  type Answers,
  type FormEntry,
  type FormWorld,
  type Person,
  type PersonKind,
} from './answers.ts'
import { findingOf, shapeFinding } from './field-problem.ts'
import type { Finding } from './finding.ts'
import {
  activeSteps,
  fieldsOf,
  sectionsOf,
  type FormDefinition,
  type FormField,
  type FormSection,
  type StepKey,
} from './form-definition.ts'
import { householdFindings } from './household-checks.ts'
import { residentsOf } from './household-figures.ts'
import { suitsHousehold } from './household-type.ts'
import { answersTo, shownFields, type Across } from './shown-fields.ts'

/** `path` is the field's key, or `adults.<person>.<field>`; `people`, `people.2` … for the household as a whole. */
export interface Problem extends Finding {
  path: string
}

export interface Judged {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** Problems that prevent leaving this step. */
export const problemsOfStep = (judged: Judged, stepKey: StepKey): Problem[] =>
  problemsIn(judged, stepKey, shownToHousehold(judged))

function problemsIn(judged: Judged, stepKey: StepKey, shown: Shown): Problem[] {
  const step = activeSteps(judged.form).find(({ key }) => key === stepKey)
  const sections = (step?.sections ?? []).filter((section) => section.of === 'household')
  const own = householdProblems(judged, sections, shown)
  return stepKey === 'people' ? [...problemsOfPeople(judged), ...own] : own
}

/** Problems in one person's answers, by field key. Household rules use these answers. */
export function problemsOfPerson(judged: Judged, kind: PersonKind, person: Person): Problem[] {
  const entry = entryWith(judged.entry, kind, person)
  return problemsAmong({ ...judged, entry }, { kind, person, across: acrossOf({ ...judged, entry }) })
}

/** Same as `problemsOfPerson`, for a co-applicant who cannot see the others' answers. */
export function problemsAmong(
  { form, entry, world }: Judged,
  { kind, person, across }: { kind: PersonKind; person: Person; across: Across },
): Problem[] {
  const documents = entry.documents.filter((one) => one.person === person.key)
  const adults = entry.adults.map(({ key }) => key)
  return fieldProblems(
    { sections: sectionsOf(form, kind), answers: person.answers, across },
    { world, documents, adults },
  )
}

/** All problems that prevent submission, in step order. */
export function problemsOfForm(judged: Judged): Problem[] {
  const shown = shownToHousehold(judged)
  return activeSteps(judged.form).flatMap(({ key }) => problemsIn(judged, key, shown))
}

/** Problems that even a draft must not contain: unknown questions, values of a wrong type, overlong texts. */
export function shapeProblems(form: FormDefinition, of: FormSection['of'], answers: Answers): Problem[] {
  const fieldByKey = new Map(fieldsOf(form, of).map((field) => [field.key, field]))
  return Object.entries(answers).flatMap(([path, value]) => {
    const field = fieldByKey.get(path)
    const finding = field ? shapeFinding(field, value) : { key: 'general_value_not_valid' }
    return finding ? [{ path, ...finding }] : []
  })
}

function problemsOfPeople(judged: Judged): Problem[] {
  const { entry } = judged
  const of = (kind: PersonKind, people: readonly Person[], place: string) =>
    people.flatMap((person) => {
      const own = kind === 'adult' ? ownPartFor(entry, person.key) : undefined
      if (own) return own.missing > 0 ? [ownPartProblem(person, own.missing)] : []
      return problemsOfPerson(judged, kind, person).map((problem) => ({
        ...problem,
        path: `${place}.${person.key}.${problem.path}`,
      }))
    })
  return [
    ...of('adult', entry.adults, 'adults'),
    ...of('child', entry.children, 'children'),
    // Each problem gets its own path, so that none overwrites another.
    ...householdFindings(judged).map((finding, index) => ({
      path: index === 0 ? 'people' : `people.${index + 1}`,
      ...finding,
    })),
  ]
}

/** States only how many items are missing: the details are shown to the person who fills in the part. */
export const ownPartProblem = (person: Person, count: number): Problem => ({
  path: `adults.${person.key}`,
  key: 'application_form_own_part_unfinished',
  values: { count },
})

interface Shown {
  fields: ReadonlySet<FormField>
  /** Answers to the visible fields. */
  told: Answers
}

function shownToHousehold({ form, entry, world }: Judged): Shown {
  const across = acrossOf({ form, entry, world })
  const { answers } = entry
  const fields = new Set(shownFields({ sections: sectionsOf(form, 'household'), answers, world, across }))
  return { fields, told: answersTo(fields, answers) }
}

function householdProblems({ entry, world }: Judged, sections: readonly FormSection[], { fields, told }: Shown) {
  const documents = entry.documents.filter(({ person }) => person === null)
  const adults = entry.adults.map(({ key }) => key)
  return sections
    .flatMap((section) => section.fields)
    .filter((field) => fields.has(field))
    .flatMap((field): Problem[] => {
      const finding =
        findingOf(field, { answers: entry.answers, told, world, documents, adults }) ?? typeFinding(field, entry)
      return finding ? [{ path: field.key, ...finding }] : []
    })
}

/** A type that was chosen for other people counts as no answer. */
const typeFinding = ({ key, condition }: FormField, entry: FormEntry): Finding | null =>
  key === 'household_type' && condition && !suitsHousehold(textOf(entry.answers, key), residentsOf(entry))
    ? { key: 'general_please_choose' }
    : null

type Surroundings = Omit<Parameters<typeof findingOf>[1], 'answers' | 'told'>

interface Questions {
  sections: readonly FormSection[]
  answers: Answers
  across: Across
}

function fieldProblems({ sections, answers, across }: Questions, around: Surroundings): Problem[] {
  const asked = shownFields({ sections, answers, world: around.world, across })
  const told = answersTo(asked, answers)
  return asked.flatMap((field) => {
    const finding = findingOf(field, { answers, told, ...around })
    return finding ? [{ path: field.key, ...finding }] : []
  })
}
