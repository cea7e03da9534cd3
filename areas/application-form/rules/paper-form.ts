// A form for somebody who wrote on paper: what they may not have, such as an address for mails, is not insisted on.

import type { FormDefinition } from './form-definition.ts'

const byMailOnly: readonly string[] = ['email', 'email_confirm', 'phone']

export const paperForm = (form: FormDefinition): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => (byMailOnly.includes(field.key) ? { ...field, required: false } : field)),
    })),
  })),
})

/** The moment from which it counts: noon of the day it came, or now when that is today. */
export function receivedAt(receivedOn: string, today: string, now: Date): Date {
  return receivedOn === today ? now : new Date(`${receivedOn}T11:00:00Z`)
}
