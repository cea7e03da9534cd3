// Which questions a person sees: conditions look at answers given so far, and a hidden question answers nothing.

import { isEmpty, type Answers, type AnswerValue, type FormWorld } from './answers.ts'
import type { Condition, FormField, FormSection } from './form-definition.ts'

export interface Scope {
  sections: readonly FormSection[]
  answers: Answers
  world: FormWorld
}

export interface ShownSection {
  section: FormSection
  fields: FormField[]
}

/** The sections with at least one question to show, each with its questions. */
export function shownSections(scope: Scope): ShownSection[] {
  const isVisible = visibilityIn(scope)
  return scope.sections
    .map((section) => ({ section, fields: section.fields.filter((field) => isVisible(field.key)) }))
    .filter(({ fields }) => fields.length > 0)
}

export const shownFields = (scope: Scope): FormField[] => shownSections(scope).flatMap(({ fields }) => fields)

/** Only the answers to questions that are shown; what was answered before a question went away is not sent. */
export function shownAnswers(scope: Scope): Answers {
  const keys = new Set(shownFields(scope).map(({ key }) => key))
  return Object.fromEntries(Object.entries(scope.answers).filter(([key, value]) => keys.has(key) && !isEmpty(value)))
}

function visibilityIn({ sections, answers, world }: Scope): (key: string) => boolean {
  const placeByKey = new Map(
    sections.flatMap((section) => section.fields.map((field) => [field.key, { field, section }])),
  )
  const known = new Map<string, boolean>()
  const isVisible = (key: string): boolean => {
    const before = known.get(key)
    if (before !== undefined) return before
    // Until decided a question counts as hidden, so that conditions in a circle end.
    known.set(key, false)
    const place = placeByKey.get(key)
    const visible =
      place !== undefined &&
      place.section.active &&
      place.field.active &&
      holds(place.section.condition) &&
      holds(place.field.condition)
    known.set(key, visible)
    return visible
  }
  const holds = (condition: Condition | undefined): boolean => {
    if (!condition) return true
    if ('fact' in condition) return world.objects.some(({ isSubsidised }) => isSubsidised)
    if (!isVisible(condition.field)) return false
    return holdsFor(condition, answers[condition.field])
  }
  return isVisible
}

function holdsFor(condition: Exclude<Condition, { fact: string }>, value: AnswerValue | undefined): boolean {
  if (isEmpty(value)) return false
  if ('equals' in condition) return value === condition.equals
  if ('differs' in condition) return value !== condition.differs
  return condition.one_of.some((one) => one === value)
}
