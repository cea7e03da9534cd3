// A form as applicants get it: what staff write for themselves beside the questions stays in the house.

import type { FormDefinition, FormField, FormSection, FormStep } from './form-definition.ts'

export const forApplicants = (form: FormDefinition): FormDefinition => ({
  ...form,
  steps: form.steps.map(stepForApplicants),
})

const stepForApplicants = ({ override: _why, ...step }: FormStep): FormStep => ({
  ...step,
  sections: step.sections.map(sectionForApplicants),
})

const sectionForApplicants = ({ override: _why, ...section }: FormSection): FormSection => ({
  ...section,
  fields: section.fields.map(fieldForApplicants),
})

function fieldForApplicants(field: FormField): FormField {
  const { override: _why, asksAbout: _what, personalData: _class, keepMonths: _months, options, ...asked } = field
  const unvalued = options?.map(({ points: _points, ...option }) => option)
  return unvalued ? { ...asked, options: unvalued } : asked
}
