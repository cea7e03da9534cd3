// A form as sent to applicants: without switched-off parts and without the notes that staff write beside the
// questions.

import {
  activeSteps,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormStep,
} from '#areas/forms/rules/form-definition.ts'

export const forApplicants = (form: FormDefinition): FormDefinition => ({
  ...form,
  steps: activeSteps(form).map(stepForApplicants),
})

const stepForApplicants = ({ override: _why, ...step }: FormStep): FormStep => ({
  ...step,
  sections: step.sections.filter(isOn).map(sectionForApplicants),
})

const isOn = ({ active }: { active: boolean }): boolean => active

const sectionForApplicants = ({ override: _why, ...section }: FormSection): FormSection => ({
  ...section,
  fields: section.fields.filter(isOn).map(fieldForApplicants),
})

function fieldForApplicants(field: FormField): FormField {
  const { override: _why, asksAbout: _what, personalData: _class, keepMonths: _months, options, ...asked } = field
  const unvalued = options?.map(({ points: _points, ...option }) => option)
  return unvalued ? { ...asked, options: unvalued } : asked
}
