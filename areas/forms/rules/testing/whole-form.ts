// The product's form with every question switched on, including those inactive by default or asked only of the chosen
// applicant.

import { defaultForm } from '../defaults/default-form.ts'
import type { FormDefinition } from '../form-definition.ts'

export const wholeForm: FormDefinition = {
  ...defaultForm,
  steps: defaultForm.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({ ...field, active: true, asked: 'everybody' })),
    })),
  })),
}
