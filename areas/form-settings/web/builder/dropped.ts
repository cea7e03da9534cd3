// Interprets a drag and drop: which element was dropped on which.

import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { withFieldMoved, withSectionMoved, withStepMoved } from '../../rules/definition-edits.ts'
import { placeIn, sectionAt, standingOf, stepAt, type MovablePlace } from '../../rules/places.ts'

/** Null if the drop is not allowed or changes nothing. */
export function dropped(
  form: FormDefinition,
  dragged: string,
  over: string,
): { form: FormDefinition; place: MovablePlace } | null {
  const place = placeIn(form, dragged)
  const target = placeIn(form, over)
  if (!place || !target || place.kind === 'start' || target.kind === 'start' || dragged === over) return null
  const { index } = standingOf(form, target)
  if (place.kind === 'step') {
    return target.kind === 'step' ? changed(form, withStepMoved(form, place.step, index), place) : null
  }
  if (place.kind === 'section') {
    const isInto = target.kind === 'step'
    const at = isInto ? (target.step === place.step ? 0 : (stepAt(form, target.step)?.sections.length ?? 0)) : index
    const next = withSectionMoved(form, place, { step: target.step, at })
    return changed(form, next, { ...place, step: target.step })
  }
  if (target.kind === 'step') return null
  const { step, section } = target
  const isInto = target.kind === 'section'
  const at = isInto ? (section === place.section ? 0 : (sectionAt(form, target)?.fields.length ?? 0)) : index
  return changed(form, withFieldMoved(form, place, { step, section, at }), { ...place, step, section })
}

const changed = (before: FormDefinition, form: FormDefinition, place: MovablePlace) =>
  form === before ? null : { form, place }
