// The product's form with every question switched on, also those that it asks nobody by itself, or only the chosen one.

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
