// Restoring an older definition keeps questions that were answered since: switched off, in their place.

import type { FormDefinition, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'

interface Question {
  of: FormSection['of']
  field: string
}

/** `answered` contains questions of `now` that are missing in `definition`. */
export function keepingAnswered(
  definition: FormDefinition,
  now: FormDefinition,
  answered: readonly Question[],
): FormDefinition {
  const isAnswered = (of: FormSection['of'], key: string) => answered.some((one) => one.of === of && one.field === key)
  const kept = now.steps.flatMap((step) =>
    step.sections
      .map((section) => ({
        ...section,
        fields: section.fields
          .filter(({ key }) => isAnswered(section.of, key))
          .map((field) => ({ ...field, active: false })),
      }))
      .filter(({ fields }) => fields.length > 0)
      .map((section) => ({ step, section })),
  )
  return kept.reduce((form, { step, section }) => withKept(form, step, section), definition)
}

function withKept(form: FormDefinition, home: FormStep, section: FormSection): FormDefinition {
  const isThere = form.steps.some(({ sections }) => sections.some((one) => isSame(one, section)))
  if (isThere)
    return mapSections(form, (one) =>
      isSame(one, section) ? { ...one, fields: [...one.fields, ...section.fields] } : one,
    )
  const off = { ...section, active: false }
  const hasHome = form.steps.some(({ key }) => key === home.key)
  if (!hasHome) return { ...form, steps: [{ ...home, active: false, sections: [off] }, ...form.steps] }
  return {
    ...form,
    steps: form.steps.map((step) => (step.key === home.key ? { ...step, sections: [...step.sections, off] } : step)),
  }
}

const isSame = (one: FormSection, other: FormSection): boolean => one.key === other.key && one.of === other.of

const mapSections = (form: FormDefinition, change: (section: FormSection) => FormSection): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, sections: step.sections.map(change) })),
})
