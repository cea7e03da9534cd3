// What one field of the terms is given: its value, its label, its error.

import type { ContractTerms } from '../contract/agreement.ts'

export type TermsField = <Name extends keyof ContractTerms>(
  name: Name,
  label?: string,
) => {
  name: Name
  label: string
  value: ContractTerms[Name]
  onChange: (value: ContractTerms[Name]) => void
  error: string | undefined
}
