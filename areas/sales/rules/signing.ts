// The document of an agreement at the signing provider: which step follows from its state, and when it is read again.

import { isLive } from '#areas/contracts/rules/signing-state.ts'
import type { SigningState } from '#platform/rules/signing-state.ts'

/**
 * `send`: the provider has prepared the document. `accept`: all buyers have signed. `end`: it ended without their
 * signatures.
 */
export type SigningStep = 'wait' | 'send' | 'accept' | 'end'

const steps: Record<SigningState, SigningStep> = {
  creating: 'wait',
  draft: 'send',
  sent: 'wait',
  viewed: 'wait',
  completed: 'accept',
  declined: 'end',
  voided: 'end',
  error: 'end',
}

export const signingStepOf = (state: SigningState): SigningStep => steps[state]

/** True from the upload until all have signed, or the document has ended. */
export const isAtProvider = ({ signingState }: { signingState: SigningState | null }): boolean =>
  signingState !== null && isLive(signingState)

/** Seconds until the state is read again: a provider prepares a document within seconds, signing takes days. */
export const pauseAfter = (state: SigningState): number => (state === 'creating' ? 10 : 120)
