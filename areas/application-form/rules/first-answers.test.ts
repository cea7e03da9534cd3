import { describe, expect, it } from 'vitest'
import type { PersonKind } from '#areas/forms/rules/answers.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { firstAnswers } from './first-answers.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { shapeProblems } from '#areas/forms/rules/validity.ts'

const ana = { answers: { name: 'Keller' } }

const without = (form: FormDefinition, ...keys: string[]): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.filter(({ key }) => !keys.includes(key)),
    })),
  })),
})

describe('what a person begins with', () => {
  it('is guessed where it is asked', () => {
    expect(firstAnswers(defaultForm, 'adult', [])).toMatchObject({ tenant_type: 'main_tenant' })
    expect(firstAnswers(defaultForm, 'adult', [ana])).not.toHaveProperty('tenant_type')
    expect(firstAnswers(defaultForm, 'child', [ana])).toMatchObject({ name: 'Keller' })
  })

  const forms = [
    ...Object.entries(defaultForms),
    ['without them', without(defaultForm, 'tenant_type', 'name')] as const,
  ]
  it.each(forms)('is nothing that the form does not ask: %s', (_, form) => {
    for (const kind of ['adult', 'child'] satisfies PersonKind[]) {
      for (const adults of [[], [ana]]) expect(shapeProblems(form, kind, firstAnswers(form, kind, adults))).toEqual([])
    }
  })
})
