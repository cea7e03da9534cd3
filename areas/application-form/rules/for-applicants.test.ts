import { expect, it } from 'vitest'
import { acrossOf } from '#areas/forms/rules/across.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { forApplicants } from './for-applicants.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { shownFields } from '#areas/forms/rules/shown-fields.ts'
import { exampleWorld, household } from '#areas/forms/rules/testing/example-household.ts'

const form = defaultForms.apartment
const exampleEntry = household()

/** Switches off the household step, every third other section and every third question. */
const partlyOff: FormDefinition = {
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    active: step.key !== 'household',
    sections: step.sections.map((section, index) => ({
      ...section,
      active: section.active && index % 3 !== 2,
      fields: section.fields.map((field, at) => ({ ...field, active: field.active && at % 3 !== 2 })),
    })),
  })),
}

it('hands out no step, section or question that is switched off', () => {
  const { steps } = forApplicants(partlyOff)
  const sections = steps.flatMap((step) => step.sections)
  const parts = [...steps, ...sections, ...sections.flatMap(({ fields }) => fields)]
  expect(steps.map(({ key }) => key)).toEqual(['object', 'people', 'summary'])
  expect(parts.filter(({ active }) => !active)).toEqual([])
})

it('asks the same as before', () => {
  const keysIn = (one: FormDefinition, of: 'household' | 'adult') =>
    shownFields({
      sections: sectionsOf(one, of),
      answers: of === 'adult' ? (exampleEntry.adults[0]?.answers ?? {}) : exampleEntry.answers,
      world: exampleWorld,
      across: acrossOf({ form: one, world: exampleWorld, entry: exampleEntry }),
    }).map(({ key }) => key)
  for (const of of ['household', 'adult'] as const) {
    expect(keysIn(partlyOff, of).length).toBeGreaterThan(3)
    expect(keysIn(forApplicants(partlyOff), of)).toEqual(keysIn(partlyOff, of))
  }
})
