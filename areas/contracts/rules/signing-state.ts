// Classifies the states of a document at the signing provider.

import type { SigningState } from '#platform/rules/signing-state.ts'

/** In progress: being created, in editing, or waiting for signatures. */
export const isLive = (state: SigningState): boolean => ['creating', 'draft', 'sent', 'viewed'].includes(state)

/** Waiting for signatures: the signers act next. */
export const isOut = (state: SigningState): boolean => state === 'sent' || state === 'viewed'
