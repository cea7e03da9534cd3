// Returns the state of an application after each action (domain.md §1.1, §2). Precondition: `application-can.ts`
// allows the action.

import type { ApplicationState, Grade } from './application-state.ts'

interface Grading {
  /** At least one grade exists after the action, of a criterion or overall. */
  isBegun: boolean
  overall: Grade | null
}

/** The first grade starts the evaluation, the overall grade completes it, and removing the overall grade reopens it. */
export function stateAfterGrading(state: ApplicationState, { isBegun, overall }: Grading): ApplicationState {
  // A declined offer stays visible as such until the next action, even if the grade changes.
  if (state === 'with_offer.declined') return state
  if (overall) return 'active.evaluated'
  return isBegun || state !== 'active.new' ? 'active.in_progress' : 'active.new'
}

export const stateAfterOffer: ApplicationState = 'with_offer'
/** Applies to a decline by the applicant, a decline recorded by staff, and an expired offer. */
export const stateAfterDecline: ApplicationState = 'with_offer.declined'
export const stateAfterAssignment: ApplicationState = 'assigned'
export const stateAfterDeactivation: ApplicationState = 'inactive'

/** After a withdrawn offer or a cancelled assignment the application returns to its evaluation state. */
export const stateAfterRelease = (overall: Grade | null): ApplicationState =>
  overall ? 'active.evaluated' : 'active.in_progress'

/**
 * Returns to its former evaluation state, or to its buying confirmation. A former offer or assignment is not restored: another household may have
 * the object by now.
 */
export function stateAfterActivation(before: ApplicationState | null, overall: Grade | null): ApplicationState {
  return before === 'sale.new' || before?.startsWith('active.') ? before : stateAfterRelease(overall)
}
