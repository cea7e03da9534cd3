// The people who may be asked about a household, as its form names them.

import { askedFields, type FormDefinition } from '#areas/forms/rules/form-definition.ts'

export const referenceKinds = ['landlord', 'employer'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** Fields by which a form names an employer. */
const namesEmployer: readonly string[] = ['company_name', 'company_contact', 'company_contact_email']

/** Whom a form lets one ask. No form names the landlord; one is asked about whoever was told that references are asked for. */
export function refereesOf(form: FormDefinition): ReferenceKind[] {
  const asked = askedFields(form, 'adult').map(({ key }) => key)
  const hasEmployer = asked.some((key) => namesEmployer.includes(key))
  const isToldOf = { landlord: hasEmployer || asked.includes('agreement_references'), employer: hasEmployer }
  return referenceKinds.filter((kind) => isToldOf[kind])
}
