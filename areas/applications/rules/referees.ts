// Kinds of referees that may be asked about a household, derived from its form.

import { askedFields, type FormDefinition } from '#areas/forms/rules/form-definition.ts'

export const referenceKinds = ['landlord', 'employer'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** Form fields that name an employer. */
const namesEmployer: readonly string[] = ['company_name', 'company_contact', 'company_contact_email']

/**
 * Returns the kinds of referees that may be asked. No form field names the landlord; a landlord may be asked if the
 * form mentions references.
 */
export function refereesOf(form: FormDefinition): ReferenceKind[] {
  const asked = askedFields(form, 'adult').map(({ key }) => key)
  const hasEmployer = asked.some((key) => namesEmployer.includes(key))
  const isToldOf = { landlord: hasEmployer || asked.includes('agreement_references'), employer: hasEmployer }
  return referenceKinds.filter((kind) => isToldOf[kind])
}
