// Where an agreement stands at the signing provider (domain.md §20, standards.md §2).

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

/** On its way: made, edited, or waiting for signatures. */
export const isLive = (state: SigningState): boolean => ['creating', 'draft', 'sent', 'viewed'].includes(state)

/** With those who sign: what happens next is theirs. */
export const isOut = (state: SigningState): boolean => state === 'sent' || state === 'viewed'
