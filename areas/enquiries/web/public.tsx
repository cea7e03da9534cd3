// What the pages of an application show of what was asked.

export { AdultReferencesSection } from './AdultReferences.tsx'
export { CreditSection } from './CreditSection.tsx'
export { DepositSection } from './DepositSection.tsx'
export { PapersSection } from './PapersSection.tsx'
export { ReferencesSection } from './ReferencesSection.tsx'
