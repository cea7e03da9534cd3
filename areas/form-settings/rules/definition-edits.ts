// Edits of a definition: change, add, remove and move. Each returns a new definition that shares unchanged parts, so
// that only the edited question re-renders.

import {
  fixedSteps,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormStep,
} from '#areas/forms/rules/form-definition.ts'
import {
  fieldAt,
  sectionAt,
  standingOf,
  stepAt,
  type FieldPlace,
  type MovablePlace,
  type Place,
  type SectionPlace,
} from './places.ts'

type InSection = Pick<SectionPlace, 'step' | 'section'>
type InField = Pick<FieldPlace, 'step' | 'section' | 'field'>

export function withStep(form: FormDefinition, key: string, change: (step: FormStep) => FormStep): FormDefinition {
  return { ...form, steps: changed(form.steps, key, change) }
}

export const withSection = (
  form: FormDefinition,
  { step, section }: InSection,
  change: (section: FormSection) => FormSection,
): FormDefinition => withStep(form, step, (one) => ({ ...one, sections: changed(one.sections, section, change) }))

export const withField = (
  form: FormDefinition,
  place: InField,
  change: (field: FormField) => FormField,
): FormDefinition => withSection(form, place, (one) => ({ ...one, fields: changed(one.fields, place.field, change) }))

/** Inserts the step before the summary, which stays last. */
export function withNewStep(form: FormDefinition, step: FormStep): FormDefinition {
  const last = form.steps.findIndex(({ key }) => key === 'summary')
  return { ...form, steps: inserted(form.steps, step, last < 0 ? form.steps.length : last) }
}

export const withNewSection = (
  form: FormDefinition,
  step: string,
  section: FormSection,
  at = Number.MAX_SAFE_INTEGER,
): FormDefinition => withStep(form, step, (one) => ({ ...one, sections: inserted(one.sections, section, at) }))

export const withNewField = (
  form: FormDefinition,
  place: InSection,
  field: FormField,
  at = Number.MAX_SAFE_INTEGER,
): FormDefinition => withSection(form, place, (one) => ({ ...one, fields: inserted(one.fields, field, at) }))

export function without(form: FormDefinition, place: MovablePlace): FormDefinition {
  if (place.kind === 'step') return { ...form, steps: form.steps.filter(({ key }) => key !== place.step) }
  if (place.kind === 'section')
    return withStep(form, place.step, (one) => ({
      ...one,
      sections: one.sections.filter(({ key }) => key !== place.section),
    }))
  return withSection(form, place, (one) => ({ ...one, fields: one.fields.filter(({ key }) => key !== place.field) }))
}

/** The summary stays last; all other steps can be moved. */
export function withStepMoved(form: FormDefinition, key: string, to: number): FormDefinition {
  const moved = stepAt(form, key)
  const last = form.steps.at(-1)?.key === 'summary' ? form.steps.length - 2 : form.steps.length - 1
  if (!moved || key === 'summary' || to < 0 || to > last) return form
  return { ...form, steps: inserted(without(form, { kind: 'step', step: key }).steps, moved, to) }
}

/** Moves within the step or to another step. */
export function withSectionMoved(
  form: FormDefinition,
  from: InSection,
  to: { step: string; at: number },
): FormDefinition {
  const moved = sectionAt(form, from)
  if (!moved || !mayHold(to.step, moved)) return form
  return withNewSection(without(form, { kind: 'section', ...from }), to.step, moved, to.at)
}

/**
 * Moves within the section, or to another section with the same kind of person and without a question of the same
 * key.
 */
export function withFieldMoved(form: FormDefinition, from: InField, to: InSection & { at: number }): FormDefinition {
  const moved = fieldAt(form, from)
  if (!moved || !mayMoveField(form, from, to)) return form
  return withNewField(without(form, { kind: 'field', ...from }), to, moved, to.at)
}

export function mayMoveField(form: FormDefinition, from: InField, to: InSection): boolean {
  const [before, after] = [sectionAt(form, from), sectionAt(form, to)]
  if (!before || !after) return false
  if (before.key === after.key) return true
  return before.of === after.of && !after.fields.some(({ key }) => key === from.field)
}

/** Sections about persons are allowed only in the step `people`. */
export const mayHold = (step: string, section: Pick<FormSection, 'of'>): boolean =>
  step === 'people' || section.of === 'household'

export const isFixedStep = (key: string): boolean => fixedSteps.some((fixed) => fixed === key)
/** An application needs the steps with people and summary. */
export const mayBeSwitchedOff = (key: string): boolean => key !== 'people' && key !== 'summary'

/**
 * Moves one place up or down. A field at the edge moves to the next section that accepts it, a section to the next
 * step.
 */
export function movedBy(
  form: FormDefinition,
  place: MovablePlace,
  by: 1 | -1,
): { form: FormDefinition; place: MovablePlace } | null {
  const { index, count } = standingOf(form, place)
  const to = index + by
  if (place.kind === 'step') return answer(form, withStepMoved(form, place.step, to), place)
  const staysInside = to >= 0 && to < count
  if (place.kind === 'section') {
    if (staysInside) return answer(form, withSectionMoved(form, place, { step: place.step, at: to }), place)
    const moved = sectionAt(form, place)
    const steps = by > 0 ? form.steps : [...form.steps].reverse()
    const next = steps
      .slice(steps.findIndex(({ key }) => key === place.step) + 1)
      .find(({ key }) => moved && mayHold(key, moved))
    if (!next) return null
    const at = by > 0 ? 0 : next.sections.length
    return answer(form, withSectionMoved(form, place, { step: next.key, at }), { ...place, step: next.key })
  }
  if (staysInside) return answer(form, withFieldMoved(form, place, { ...place, at: to }), place)
  const sections = form.steps.flatMap(({ key: step, sections: own }) =>
    own.map(({ key: section, fields }) => ({ step, section, fields })),
  )
  const inOrder = by > 0 ? sections : sections.reverse()
  const next = inOrder
    .slice(inOrder.findIndex(({ section }) => section === place.section) + 1)
    .find((one) => mayMoveField(form, place, one))
  if (!next) return null
  const at = by > 0 ? 0 : next.fields.length
  const { step, section } = next
  return answer(form, withFieldMoved(form, place, { step, section, at }), { ...place, step, section })
}

const answer = (before: FormDefinition, form: FormDefinition, place: MovablePlace) =>
  form === before ? null : { form, place }

/** Place to select after a removal: a sibling, or else the parent. */
export function besideOf(form: FormDefinition, place: MovablePlace): Place {
  const { index } = standingOf(form, place)
  if (place.kind === 'field') {
    const fields = sectionAt(form, place)?.fields ?? []
    const next = fields[index + 1] ?? fields[index - 1]
    return next ? { ...place, field: next.key } : { kind: 'section', step: place.step, section: place.section }
  }
  if (place.kind === 'section') return { kind: 'step', step: place.step }
  const next = form.steps[index + 1] ?? form.steps[index - 1]
  return next ? { kind: 'step', step: next.key } : { kind: 'start' }
}

function changed<One extends { key: string }>(all: readonly One[], key: string, change: (one: One) => One): One[] {
  return all.map((one) => (one.key === key ? change(one) : one))
}

function inserted<One>(all: readonly One[], one: One, at: number): One[] {
  return [...all.slice(0, at), one, ...all.slice(at)]
}
