// Visible questions of a part. Conditions use the answers given so far; answers to hidden questions do not count.

import { isEmpty, type Answers, type AnswerValue, type FormWorld } from './answers.ts'
import {
  isCross,
  type Condition,
  type CrossCondition,
  type Expectation,
  type FormFact,
  type Leaf,
} from './conditions.ts'
import type { FormField, FormSection } from './form-definition.ts'

/** Evaluates conditions on other parts; created in across.ts. */
export interface Across {
  holds(condition: CrossCondition): boolean
  /** Facts about the people of the household. */
  isFact(fact: Exclude<FormFact, 'subsidised_object'>): boolean
}

export interface Scope {
  /** All sections of this part. */
  sections: readonly FormSection[]
  answers: Answers
  world: FormWorld
  /** Evaluates conditions on other parts. */
  across: Across
}

export interface ShownSection {
  section: FormSection
  fields: FormField[]
}

/** Sections with at least one visible question, each with its questions. */
export function shownSections(scope: Scope): ShownSection[] {
  const isVisible = visibilityIn(scope)
  return scope.sections
    .map((section) => ({ section, fields: section.fields.filter((field) => isVisible(field.key)) }))
    .filter(({ fields }) => fields.length > 0)
}

export const shownFields = (scope: Scope): FormField[] => shownSections(scope).flatMap(({ fields }) => fields)

/** Answers to visible questions only: earlier answers to questions now hidden are not sent. */
export const shownAnswers = (scope: Scope): Answers => answersTo(shownFields(scope), scope.answers)

export function answersTo(fields: Iterable<FormField>, answers: Answers): Answers {
  const keys = new Set([...fields].map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key, value]) => keys.has(key) && !isEmpty(value)))
}

export function visibilityIn({ sections, answers, world, across }: Scope): (key: string) => boolean {
  const placeByKey = placesIn(sections)
  const known = new Map<string, boolean>()
  const isVisible = (key: string): boolean => {
    const before = known.get(key)
    if (before !== undefined) return before
    // A question counts as hidden while it is evaluated, so that circular conditions terminate.
    known.set(key, false)
    const place = placeByKey.get(key)
    const visible =
      place !== undefined &&
      place.section.active &&
      place.field.active &&
      place.field.asked === 'everybody' &&
      holds(place.section.condition) &&
      holds(place.field.condition)
    known.set(key, visible)
    return visible
  }
  const holds = (condition: Condition | undefined): boolean => {
    if (!condition) return true
    if ('all' in condition) return condition.all.every(holds)
    if ('any' in condition) return condition.any.some(holds)
    return leafHolds(condition)
  }
  const leafHolds = (leaf: Leaf): boolean => {
    if ('fact' in leaf) {
      return leaf.fact === 'subsidised_object'
        ? world.objects.some(({ isSubsidised }) => isSubsidised)
        : across.isFact(leaf.fact)
    }
    if (isCross(leaf)) return across.holds(leaf)
    return isVisible(leaf.field) && meets(leaf, answers[leaf.field] ?? presetOf(leaf.field))
  }
  /** An unanswered question counts as its preset: people saved by other calls may lack it. */
  const presetOf = (key: string): AnswerValue | undefined => placeByKey.get(key)?.field.initial
  return isVisible
}

interface Place {
  field: FormField
  section: FormSection
}

const placesBySections = new WeakMap<Scope['sections'], ReadonlyMap<string, Place>>()

/** Cached per `sections` array, because a form is evaluated very often. */
function placesIn(sections: Scope['sections']): ReadonlyMap<string, Place> {
  const known = placesBySections.get(sections)
  if (known) return known
  const places = new Map(sections.flatMap((section) => section.fields.map((field) => [field.key, { field, section }])))
  placesBySections.set(sections, places)
  return places
}

export function meets(expected: Expectation, value: AnswerValue | undefined): boolean {
  if (isEmpty(value)) return false
  if ('equals' in expected) return value === expected.equals
  if ('differs' in expected) return value !== expected.differs
  return expected.one_of.some((one) => one === value)
}
