// Replaces the published options for deposit providers by those in the settings.

import type { FormDefinition, FormField } from './form-definition.ts'
import type { FormProviders } from './form-settings.ts'

/** Key of the catalogue question for the provider. */
export const providerKey = 'provider'

export const asksForProvider = (form: FormDefinition): boolean =>
  form.steps.some((step) => step.sections.some((section) => section.fields.some(isOfProvider)))

const isOfProvider = ({ key }: FormField): boolean => key === providerKey

/**
 * For applicants: only active providers. Without active providers the question is switched off; "other" stays if the
 * form offers it.
 */
export const withProviders = (form: FormDefinition, providers: FormProviders): FormDefinition =>
  mapped(form, (field) => {
    const active = optionsOf(providers.filter(({ isActive }) => isActive))
    return { ...field, active: field.active && active.length > 0, options: [...active, ...others(field)] }
  })

/** For reading answers: includes inactive providers, so that every answer has a label. */
export const withAllProviders = (form: FormDefinition, providers: FormProviders): FormDefinition =>
  mapped(form, (field) => {
    const named = optionsOf(providers)
    const known = (field.options ?? []).filter(({ value }) => providers.every(({ key }) => key !== value))
    return { ...field, options: [...named, ...known] }
  })

const optionsOf = (providers: FormProviders) =>
  providers.map(({ key, name }) => ({ value: key, label: { de: name, fr: name } }))

const others = ({ options = [] }: FormField) => options.filter(({ value }) => value === 'other')

const mapped = (form: FormDefinition, change: (field: FormField) => FormField): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) =>
      section.of === 'household' && section.fields.some(isOfProvider)
        ? { ...section, fields: section.fields.map((field) => (isOfProvider(field) ? change(field) : field)) }
        : section,
    ),
  })),
})
