// Every edit of a session can be undone and redone.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { defaultSaleForm } from '#areas/forms/rules/defaults/default-sale-form.ts'
import { formDefinition, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import {
  movedBy,
  withField,
  withFieldMoved,
  withNewField,
  withNewSection,
  withNewStep,
  without,
  withSectionMoved,
  withStepMoved,
} from './definition-edits.ts'
import { beginning, edited, inOneGo, redone, undone } from './edit-history.ts'
import { newField, newSection, newStep } from './new-parts.ts'
import type { FieldPlace } from './places.ts'

const where = { kind: 'start' } as const
const alone = { where, about: null, at: 0 }

describe('the history of a session', () => {
  it('takes what is typed in one go back in one step', () => {
    const typing = ['B', 'Bi', 'Bil'].reduce(
      (history, word, number) => edited(history, word, { where, about: 'title', at: number * 200 }),
      beginning<string, typeof where>(''),
    )
    expect(typing.past).toHaveLength(1)
    expect(undone(typing).present).toBe('')
    expect(redone(undone(typing)).present).toBe('Bil')
  })

  it('begins a new step after a pause, and for another place', () => {
    const first = edited(beginning<string, typeof where>(''), 'a', { where, about: 'title', at: 0 })
    expect(edited(first, 'ab', { where, about: 'title', at: inOneGo + 1 }).past).toHaveLength(2)
    expect(edited(first, 'ab', { where, about: 'hint', at: 1 }).past).toHaveLength(2)
  })

  it('forgets what was undone once something else is done', () => {
    const one = edited(beginning<number, typeof where>(0), 1, alone)
    const other = edited(undone(one), 2, alone)
    expect(redone(other).present).toBe(2)
  })

  it('counts nothing where nothing changed', () => {
    expect(edited(beginning<number, typeof where>(7), 7, alone).past).toEqual([])
    expect(undone(beginning<number, typeof where>(7)).present).toBe(7)
  })

  it('is the beginning again after all is undone, whatever was done, and the end after all is redone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(defaultForm, defaultSaleForm),
        fc.array(fc.tuple(fc.nat(11), fc.nat(), fc.nat()), { maxLength: 40 }),
        (form, actions) => {
          let history = beginning<FormDefinition, typeof where>(form)
          for (const [at, action] of actions.entries())
            history = edited(history, afterAction(history.present, action), {
              where,
              about: `${action[0] % 3}`,
              at: at * 700,
            })
          expect(formDefinition.parse(history.present)).toEqual(history.present)
          const end = history.present
          while (history.past.length > 0) history = undone(history)
          expect(history.present).toBe(form)
          while (history.future.length > 0) history = redone(history)
          expect(history.present).toBe(end)
        },
      ),
      { numRuns: 150 },
    )
  })
})

/** Applies a random edit of the builder, selected by three numbers. */
function afterAction(form: FormDefinition, [action, one, other]: [number, number, number]): FormDefinition {
  const places = form.steps.flatMap((step) =>
    step.sections.flatMap((section) =>
      section.fields.map((field): FieldPlace => ({
        kind: 'field',
        step: step.key,
        section: section.key,
        field: field.key,
      })),
    ),
  )
  const sections = form.steps.flatMap((step) =>
    step.sections.map((section) => ({ step: step.key, section: section.key })),
  )
  const field = places[one % Math.max(1, places.length)]
  const section = sections[other % Math.max(1, sections.length)]
  const step = form.steps[one % form.steps.length]
  if (!field || !section || !step) return form
  if (action === 0) return withField(form, field, (before) => ({ ...before, required: !before.required }))
  if (action === 1) return withField(form, field, (before) => ({ ...before, label: { de: `Frage ${other}`, fr: '' } }))
  if (action === 2) return withNewField(form, section, newField(form, 9), one % 5)
  if (action === 3) return withNewSection(form, section.step, newSection(form, 'household'), one % 4)
  if (action === 4) return form.steps.length < 19 ? withNewStep(form, newStep(form)) : form
  if (action === 5) return without(form, field)
  if (action === 6) return withFieldMoved(form, field, { ...section, at: one % 7 })
  if (action === 7) return withSectionMoved(form, section, { step: step.key, at: other % 3 })
  if (action === 8) return withStepMoved(form, step.key, other % form.steps.length)
  const by = one % 2 === 0 ? 1 : -1
  if (action === 9) return movedBy(form, field, by)?.form ?? form
  if (action === 10) return movedBy(form, { kind: 'section', ...section }, by)?.form ?? form
  return movedBy(form, { kind: 'step', step: step.key }, by)?.form ?? form
}
