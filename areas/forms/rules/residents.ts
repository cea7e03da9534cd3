// Questions whose answer is a person of the household: stored as id, shown as name.

import { fieldType, type FormDefinition, type FormField } from './form-definition.ts'

export interface Resident {
  id: string
  name: string
}

export const asksForResident = (form: FormDefinition): boolean =>
  form.steps.some((step) => step.sections.some((section) => section.fields.some(isOfResident)))

const isOfResident = ({ type }: FormField): boolean => type === fieldType.selectResidents

/** For display: gives every current resident a name. */
export const withResidents = (form: FormDefinition, residents: readonly Resident[]): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => amongResidents(field, residents)),
    })),
  })),
})

export const amongResidents = (field: FormField, residents: readonly Resident[]): FormField =>
  isOfResident(field)
    ? { ...field, options: residents.map(({ id, name }) => ({ value: id, label: { de: name, fr: name } })) }
    : field
