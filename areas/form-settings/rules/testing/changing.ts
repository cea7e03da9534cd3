// Returns a definition with one change, so that tests show the change and the problems that the rules find.

import type { FormDefinition, FormField, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'

type Change<Thing> = (thing: Thing) => Thing | null

const changedIn = <Thing extends { key: string }>(things: Thing[], key: string, change: Change<Thing>): Thing[] =>
  things.flatMap((one) => (one.key === key ? (change(one) ?? []) : one))

/** Null removes the step. */
export const withStep = (form: FormDefinition, key: string, change: Change<FormStep>): FormDefinition => ({
  ...form,
  steps: changedIn(form.steps, key, change),
})

export const withSection = (form: FormDefinition, key: string, change: Change<FormSection>): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, sections: changedIn(step.sections, key, change) })),
})

/** Changes the first field with this key among the questions for `of`. */
export const withField = (
  form: FormDefinition,
  [of, key]: [FormSection['of'], string],
  change: Partial<FormField> | null,
): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) =>
      section.of === of
        ? { ...section, fields: changedIn(section.fields, key, (field) => change && { ...field, ...change }) }
        : section,
    ),
  })),
})

/** Adds fields at the end of a section. */
export const withMore = (form: FormDefinition, section: string, ...fields: FormField[]): FormDefinition =>
  withSection(form, section, (one) => ({ ...one, fields: [...one.fields, ...fields] }))
