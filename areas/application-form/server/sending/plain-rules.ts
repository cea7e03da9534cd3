// Decides which questions the prerendered page shows without scripts. If the condition depends on an answer on the
// same page, a CSS rule decides in the browser; otherwise it is evaluated here from the saved answers.

import type { FormState } from '../../contract/form-shapes.ts'
import { acrossOf } from '#areas/forms/rules/across.ts'
import { sectionsOf, fieldType, type FormField, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { shownFields } from '#areas/forms/rules/shown-fields.ts'
import { wishOf } from './wished-objects.ts'

export interface PlainRules {
  mayBeShown: (key: string) => boolean
  /** Attribute that marks a question whose visibility depends on another answer. */
  markOf: (field: FormField) => string
  style: string
}

type Shown = Pick<FormState, 'form' | 'formsSettings' | 'objects' | 'household' | 'adults' | 'children' | 'ownParts'>

/** For the page that asks these sections. */
export function plainRules(
  { form, formsSettings, objects, household, adults, children, ownParts }: Shown,
  asked: readonly FormSection[],
): PlainRules {
  const sections = sectionsOf(form, 'household')
  const world = {
    today: formsSettings.today,
    adultAge: formsSettings.adultAge,
    occupancy: formsSettings.occupancy,
    objects: objects.map(wishOf),
  }
  const entry = { answers: household.answers, adults, children, documents: [], ownParts }
  const shown = new Set(
    shownFields({ sections, answers: household.answers, world, across: acrossOf({ form, world, entry }) }).map(
      ({ key }) => key,
    ),
  )
  const fields = new Map(sections.flatMap((section) => section.fields.map((field) => [field.key, field] as const)))
  const here = new Set(asked.flatMap((section) => section.fields.map(({ key }) => key)))
  const deciderOf = ({ condition }: FormField): { key: string; value: string } | undefined => {
    if (!condition || !('equals' in condition) || 'of' in condition) return undefined
    const decider = fields.get(condition.field)
    return decider?.type === fieldType.boolean && !decider.mustAgree && here.has(decider.key) && shown.has(decider.key)
      ? { key: decider.key, value: String(condition.equals) }
      : undefined
  }
  const marks = new Map(
    [...fields.values()].flatMap((field) => {
      const decider = deciderOf(field)
      return decider ? [[`${decider.key}-${decider.value}`, decider] as const] : []
    }),
  )
  const markOf = (field: FormField) => {
    const decider = deciderOf(field)
    return decider ? ` data-if="${decider.key}-${decider.value}"` : ''
  }
  const styles = [...marks].map(
    ([mark, { key, value }]) =>
      `#foreword:not(:has([name="${key}"][value="${value}"]:checked)) [data-if="${mark}"]{display:none}`,
  )
  return {
    mayBeShown: (key) => {
      const field = fields.get(key)
      return shown.has(key) || (field !== undefined && field.active && deciderOf(field) !== undefined)
    },
    markOf,
    style: `<style>${styles.join('')}</style>`,
  }
}
