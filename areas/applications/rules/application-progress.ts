// The state an application is in after each action (domain.md §1.1, §2). Only asked when `application-can.ts` allowed the action.

import type { ApplicationState, Grade } from './application-state.ts'

interface Grading {
  /** Whether any grade stands after the action, of a criterion or of the whole. */
  isBegun: boolean
  overall: Grade | null
}

/** The first grade begins the evaluation, the overall grade ends it, taking it away opens it again. */
export function stateAfterGrading(state: ApplicationState, { isBegun, overall }: Grading): ApplicationState {
  // A declined offer stays visible as such until the next action, however the household is judged meanwhile.
  if (state === 'with_offer.declined') return state
  if (overall) return 'active.evaluated'
  return isBegun || state !== 'active.new' ? 'active.in_progress' : 'active.new'
}

export const stateAfterOffer: ApplicationState = 'with_offer'
/** Said by the applicant, recorded by staff, or by lapse of time. */
export const stateAfterDecline: ApplicationState = 'with_offer.declined'
export const stateAfterAssignment: ApplicationState = 'assigned'
export const stateAfterDeactivation: ApplicationState = 'inactive'

/** An offer was withdrawn or an assignment cancelled: back to where the evaluation stood. */
export const stateAfterRelease = (overall: Grade | null): ApplicationState =>
  overall ? 'active.evaluated' : 'active.in_progress'

/** Back to where its evaluation stood; an offer or object it had then may be somebody else's by now. */
export function stateAfterActivation(before: ApplicationState | null, overall: Grade | null): ApplicationState {
  return before?.startsWith('active.') ? before : stateAfterRelease(overall)
}
