// States of a document at a signing provider (domain.md §20, standards.md §2): the connector returns them, agreements
// store them.

export const signingStates = [
  'creating',
  'draft',
  'sent',
  'viewed',
  'completed',
  'declined',
  'voided',
  'error',
] as const
export type SigningState = (typeof signingStates)[number]
