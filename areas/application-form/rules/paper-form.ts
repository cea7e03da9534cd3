// Form variant for applications received on paper: details that the applicant may lack, such as an email address, are
// optional.

import { dayFinding, offeredDays } from '#areas/forms/rules/day-bounds.ts'
import type { Finding } from '#areas/forms/rules/finding.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'

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

/**
 * Paper is typed in soon after it comes. What is two years old nobody decides about any more, and what was declined is to be
 * deleted long before; an earlier day is a slip. When the project was set up here says nothing: paper may have come before.
 */
const typedInWithin = { daysBack: 2 * 365 + 1, daysAhead: 0 }

/** Validates the date on which the paper form arrived. Returns the text key of the problem, or null. */
export const receiptFinding = (receivedOn: string, today: string): Finding | null =>
  receivedOn > today ? { key: 'application_form_day_in_future' } : dayFinding(typedInWithin, receivedOn, today)

export const receiptDays = (today: string) => offeredDays({ checks: ['not_future'], ...typedInWithin }, today)

/** Time of receipt for a paper application: noon of the day it arrived, or now if it arrived today. */
export function receivedAt(receivedOn: string, today: string, now: Date): Date {
  return receivedOn === today ? now : new Date(`${receivedOn}T11:00:00Z`)
}
