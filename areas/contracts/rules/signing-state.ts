// Classifies the states of a document at the signing provider.

import type { SigningState } from '#platform/rules/signing-state.ts'

/** On its way: made, edited, or waiting for signatures. */
export const isLive = (state: SigningState): boolean => ['creating', 'draft', 'sent', 'viewed'].includes(state)

/** With those who sign: what happens next is theirs. */
export const isOut = (state: SigningState): boolean => state === 'sent' || state === 'viewed'
