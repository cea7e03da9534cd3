// Tests the builder's edits to a form, and that they leave the rest unchanged.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { formDefinition, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import {
  besideOf,
  mayBeSwitchedOff,
  mayMoveField,
  movedBy,
  withField,
  withFieldMoved,
  withNewStep,
  without,
  withSectionMoved,
  withStepMoved,
} from './definition-edits.ts'
import { newField, newOption, newStep, ofType, optionsFromLines } from './new-parts.ts'
import { fieldAt, nearestTo, placeIn, sectionAt, standingOf, stepAt, wordOf, type FieldPlace } from './places.ts'

const pets: FieldPlace = { kind: 'field', step: 'household', section: 'household_general', field: 'pets' }
const steps = (form: FormDefinition) => form.steps.map(({ key }) => key)
const fields = (form: FormDefinition, place: Pick<FieldPlace, 'step' | 'section'>) =>
  sectionAt(form, place)?.fields.map(({ key }) => key)

describe('an edit', () => {
  it('shares everything that it does not touch', () => {
    const after = withField(defaultForm, pets, (field) => ({ ...field, required: false }))
    expect(fieldAt(after, pets)?.required).toBe(false)
    expect(stepAt(after, 'object')).toBe(stepAt(defaultForm, 'object'))
    expect(fieldAt(after, { ...pets, field: 'smoking' })).toBe(fieldAt(defaultForm, { ...pets, field: 'smoking' }))
  })

  it('puts a new step before the summary, which stays last whatever is moved', () => {
    const more = withNewStep(defaultForm, newStep(defaultForm))
    expect(steps(more)).toEqual(['object', 'household', 'people', 'own_step', 'summary'])
    expect(withStepMoved(more, 'own_step', 4)).toBe(more)
    expect(withStepMoved(more, 'summary', 0)).toBe(more)
    expect(steps(withStepMoved(more, 'own_step', 0))[0]).toBe('own_step')
  })

  it('moves a question only where the same people are asked and nobody is asked it already', () => {
    const adult = { step: 'people', section: 'person' }
    expect(withFieldMoved(defaultForm, pets, { ...adult, at: 0 })).toBe(defaultForm)
    expect(mayMoveField(defaultForm, { ...adult, field: 'firstname' }, { step: 'people', section: 'child' })).toBe(
      false,
    )
    const moving = { step: 'household', section: 'moving' }
    expect(fields(withFieldMoved(defaultForm, pets, { ...moving, at: 1 }), moving)?.[1]).toBe('pets')
  })

  it('keeps questions for each person among the people', () => {
    const person = { step: 'people', section: 'person' }
    expect(withSectionMoved(defaultForm, person, { step: 'object', at: 0 })).toBe(defaultForm)
  })

  it('goes on in the next section at the end of one', () => {
    const smoking: FieldPlace = { ...pets, field: 'smoking' }
    const moved = movedBy(defaultForm, smoking, 1)
    expect(moved?.place).toEqual({ ...smoking, section: 'moving' })
    expect(moved && standingOf(moved.form, moved.place).index).toBe(0)
    expect(moved && movedBy(moved.form, moved.place, -1)).toEqual({ form: defaultForm, place: smoking })
  })

  it('looks beside what was taken out', () => {
    expect(besideOf(defaultForm, pets)).toEqual({ ...pets, field: 'pets_type' })
    expect(besideOf(defaultForm, { kind: 'step', step: 'summary' })).toEqual({ kind: 'step', step: 'people' })
  })

  it('never loses, doubles or spoils a question by moving', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 30 }), (moves) => {
        const all = (form: FormDefinition) =>
          form.steps
            .flatMap((step) => step.sections.flatMap((one) => one.fields.map(({ key }) => `${one.of}.${key}`)))
            .sort()
        let form = defaultForm
        for (const [which, down] of moves) {
          const places = form.steps.flatMap((step) =>
            step.sections.flatMap((section) =>
              section.fields.map((field): FieldPlace => ({
                ...pets,
                step: step.key,
                section: section.key,
                field: field.key,
              })),
            ),
          )
          const place = places[which % places.length]
          if (place) form = movedBy(form, place, down ? 1 : -1)?.form ?? form
        }
        expect(all(form)).toEqual(all(defaultForm))
        expect(formDefinition.safeParse(form).success).toBe(true)
      }),
    )
  })

  it('takes out what it is told', () => {
    expect(fields(without(defaultForm, pets), pets)).not.toContain('pets')
    expect(mayBeSwitchedOff('people')).toBe(false)
    expect(mayBeSwitchedOff('household')).toBe(true)
  })
})

describe('a place', () => {
  it('is a word in the address, and nothing where nothing stands', () => {
    expect(placeIn(defaultForm, wordOf(pets))).toEqual(pets)
    expect(placeIn(defaultForm, 'household.household_general.nothing')).toBeNull()
    expect(placeIn(defaultForm, 'start')).toEqual({ kind: 'start' })
  })
})

describe('something that is gone', () => {
  it('is looked for elsewhere, then above', () => {
    const moved: FieldPlace = { ...pets, section: 'moving' }
    expect(nearestTo(defaultForm, moved)).toEqual(pets)
    expect(nearestTo(without(defaultForm, pets), pets)).toEqual({
      kind: 'section',
      step: 'household',
      section: 'household_general',
    })
    expect(nearestTo(defaultForm, { kind: 'step', step: 'gone' })).toEqual({ kind: 'start' })
  })
})

describe('something of one’s own', () => {
  it('gets a key that nothing else has', () => {
    const first = newField(defaultForm, 12)
    expect(first.key).toBe('own_field')
    const form = withField(defaultForm, pets, () => first)
    expect(newField(form, 12).key).toBe('own_field_2')
  })

  it('knows how private an address or a paper is, and how long such an answer is kept', () => {
    expect(newField(defaultForm, 3)).toMatchObject({ personalData: 'contact' })
    expect(newField(defaultForm, 4)).toMatchObject({ personalData: 'sensitive', keepMonths: 1 })
    expect(newField(defaultForm, 1).personalData).toBeUndefined()
  })

  it('takes answers line by line, in both languages where both are given', () => {
    const blank = newField(defaultForm, 9).options ?? []
    const options = optionsFromLines(blank, 'Velo; Vélo\n\nZu Fuss\nVelo')
    expect(options.map(({ value, label }) => [value, label])).toEqual([
      ['velo', { de: 'Velo', fr: 'Vélo' }],
      ['zu_fuss', { de: 'Zu Fuss', fr: 'Zu Fuss' }],
      ['velo_2', { de: 'Velo', fr: 'Velo' }],
    ])
    expect(newOption(options).value).toBe('option_4')
  })

  it('keeps what its new kind knows too', () => {
    const choice = { ...newField(defaultForm, 9), required: true, min: 1 }
    const words = ofType(choice, 12)
    expect(words).toMatchObject({ required: true, type: 12 })
    expect(words.options).toBeUndefined()
    expect(words.min).toBeUndefined()
    expect(ofType(words, 8).options).toHaveLength(2)
  })
})
