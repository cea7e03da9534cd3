// Address of an element in a definition: start page, step, section or field. Step and section keys are unique in a
// form, field keys within their section.

import type { FormDefinition, FormField, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'

export type Place =
  | { kind: 'start' }
  | { kind: 'step'; step: string }
  | { kind: 'section'; step: string; section: string }
  | { kind: 'field'; step: string; section: string; field: string }
export type StepPlace = Extract<Place, { kind: 'step' }>
export type SectionPlace = Extract<Place, { kind: 'section' }>
export type FieldPlace = Extract<Place, { kind: 'field' }>
export type MovablePlace = Exclude<Place, { kind: 'start' }>

export const startPlace: Place = { kind: 'start' }

/** String form of a place, for lists and addresses: `people.person.firstname`. */
export function wordOf(place: Place): string {
  if (place.kind === 'start') return 'start'
  if (place.kind === 'step') return place.step
  return place.kind === 'section' ? `${place.step}.${place.section}` : `${place.step}.${place.section}.${place.field}`
}

/** Null if the element does not exist (any more). */
export function placeIn(form: FormDefinition, word: string): Place | null {
  if (word === 'start') return startPlace
  const [step = '', section, field] = word.split('.')
  if (section === undefined) return stepAt(form, step) ? { kind: 'step', step } : null
  if (field === undefined) return sectionAt(form, { step, section }) ? { kind: 'section', step, section } : null
  return fieldAt(form, { step, section, field }) ? { kind: 'field', step, section, field } : null
}

/** Current place of the element, or else of its former container. */
export function nearestTo(form: FormDefinition, place: Place): Place {
  if (place.kind === 'start' || placeIn(form, wordOf(place))) return place
  const sections = form.steps.flatMap(({ key: step, sections: own }) => own.map((section) => ({ step, section })))
  const [elsewhere] = sections.flatMap(({ step, section: { key: section, fields } }): Place[] => {
    if (place.kind === 'section') return section === place.section ? [{ ...place, step }] : []
    const holds = place.kind === 'field' && fields.some(({ key }) => key === place.field)
    return holds ? [{ kind: 'field', step, section, field: place.field }] : []
  })
  if (elsewhere) return elsewhere
  const above: Place =
    place.kind === 'field'
      ? { kind: 'section', step: place.step, section: place.section }
      : place.kind === 'section'
        ? { kind: 'step', step: place.step }
        : startPlace
  return nearestTo(form, above)
}

export const stepAt = (form: FormDefinition, key: string): FormStep | undefined =>
  form.steps.find((one) => one.key === key)

export const sectionAt = (
  form: FormDefinition,
  place: Pick<SectionPlace, 'step' | 'section'>,
): FormSection | undefined => stepAt(form, place.step)?.sections.find(({ key }) => key === place.section)

export const fieldAt = (
  form: FormDefinition,
  place: Pick<FieldPlace, 'step' | 'section' | 'field'>,
): FormField | undefined => sectionAt(form, place)?.fields.find(({ key }) => key === place.field)

/** Index of the element among its siblings, and their number. */
export interface Standing {
  index: number
  count: number
}

export function standingOf(form: FormDefinition, place: MovablePlace): Standing {
  const keys = siblingsOf(form, place).map(({ key }) => key)
  return { index: keys.indexOf(keyOfPlace(place)), count: keys.length }
}

export function keyOfPlace(place: MovablePlace): string {
  if (place.kind === 'step') return place.step
  return place.kind === 'section' ? place.section : place.field
}

function siblingsOf(form: FormDefinition, place: MovablePlace): readonly { key: string }[] {
  if (place.kind === 'step') return form.steps
  if (place.kind === 'section') return stepAt(form, place.step)?.sections ?? []
  return sectionAt(form, place)?.fields ?? []
}
