// The product forms, one per kind, which projects use until they build their own.

import type { ProjectType } from '#platform/rules/project-type.ts'
import { defaultBusinessForm } from './default-business-form.ts'
import { defaultForm } from './default-form.ts'
import { firstLettingInterests } from './default-object-step.ts'
import { defaultParkingForm } from './default-parking-form.ts'
import { defaultSaleForm } from './default-sale-form.ts'
import { defaultWaitlistForm } from './default-waitlist-form.ts'
import type { FormDefinition } from '../form-definition.ts'
import type { FormKind } from '../form-kinds.ts'

export const defaultForms: Record<FormKind, FormDefinition> = {
  apartment: defaultForm,
  parking: defaultParkingForm,
  business: defaultBusinessForm,
  sale: defaultSaleForm,
  waitlist_criteria: defaultWaitlistForm,
}

/** New developments also offer car sharing, extra rooms and shared workplaces; elsewhere nobody is asked for them. */
const firstLettingForm: FormDefinition = {
  ...defaultForm,
  steps: defaultForm.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) =>
        section.of === 'household' && firstLettingInterests.includes(field.key) ? { ...field, active: true } : field,
      ),
    })),
  })),
}

/** The form with which a workspace of this type begins. */
export const productForm = (kind: FormKind, projectType: ProjectType): FormDefinition =>
  kind === 'apartment' && projectType === 'first-time-letting' ? firstLettingForm : defaultForms[kind]
