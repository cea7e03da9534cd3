// Props of a single field of the terms.

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
