// Interface to areas above: the investors of a project who may enter a document room.

export { investorContactsOf, type InvestorContact } from './process/project-contacts.ts'
export { investorOfAccount } from './process/investor-of-account.ts'
export { investor } from './tables.ts'
export { investorApplication } from './process-tables.ts'
