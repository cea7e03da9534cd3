// Checks whether the wished objects are still available: when leaving the step with the wishes and on submission.

import type { Answers } from '#areas/forms/rules/answers.ts'
import {
  activeSteps,
  fieldsOf,
  fieldType,
  type FormDefinition,
  type StepKey,
} from '#areas/forms/rules/form-definition.ts'
import { wishedObjects } from '#areas/forms/rules/occupancy.ts'
import type { Problem } from '#areas/forms/rules/validity.ts'
import { entryOf, type Dossier } from '../documents/dossier.ts'
import type { ObjectOnOffer } from './wished-objects.ts'

export function wishesOf(dossier: Dossier): ObjectOnOffer[] {
  const wished = wishedObjects(entryOf(dossier), dossier.world)
  return wished.flatMap(({ id }) => dossier.objects.filter(({ card }) => card.id === id))
}

/** Objects assigned to others stay on the list until the household removes them, so that it notices. */
export function availabilityProblems(objects: readonly ObjectOnOffer[]): Problem[] {
  const gone = objects.filter(({ card }) => !card.isFree || card.isFull)
  const [first] = gone
  if (!first) return []
  const path = 'priorities'
  if (gone.length < objects.length) {
    const key = first.card.isFree ? 'application_form_object_full' : 'application_form_object_not_free'
    return [{ path, key, values: { title: first.card.title } }]
  }
  const areOnlyFull = gone.every(({ card }) => card.isFree)
  return [{ path, key: areOnlyFull ? 'application_form_objects_full' : 'application_form_no_object_free' }]
}

export const asksForWishes = (form: FormDefinition, stepKey: StepKey): boolean =>
  activeSteps(form)
    .filter(({ key }) => key === stepKey)
    .some(({ sections }) => sections.some(({ fields }) => fields.some(({ key }) => key === 'priorities')))

/** Objects that the draft was never begun for. What was, and is gone meanwhile, is told when the step is left: the rest is saved. */
export function foreignWishes(form: FormDefinition, answers: Answers, begunFor: readonly string[]): Problem[] {
  return fieldsOf(form, 'household')
    .filter(({ type }) => type === fieldType.selectApartment)
    .filter(({ key }) => wishesIn(answers[key]).some((id) => !begunFor.includes(id)))
    .map(({ key }) => ({ path: key, key: 'application_form_wish_gone' }))
}

const wishesIn = (value: Answers[string] | undefined): readonly string[] => (Array.isArray(value) ? value : [])
