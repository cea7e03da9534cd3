import { expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { unaskedFacts } from './unasked-facts.ts'

const without = (...keys: string[]): FormDefinition => ({
  ...defaultForm,
  steps: defaultForm.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({ ...field, active: field.active && !keys.includes(field.key) })),
    })),
  })),
})

it('finds no such fact in the product’s form', () => {
  expect(unaskedFacts(defaultForm)).toEqual([])
})

it('names the facts whose questions are switched off', () => {
  expect(unaskedFacts(without('pets', 'gross_income'))).toEqual(['income_ratio', 'pets'])
  expect(unaskedFacts(without('tenant_type'))).toEqual([])
  expect(unaskedFacts(without('tenant_type', 'household_type'))).toEqual(['household_type'])
})
