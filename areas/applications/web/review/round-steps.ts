// One grading step in a review, with the data needed to undo it.

import type { EvaluationView, SecondEvaluationView } from '../../contract/evaluation.ts'
import type { Grade } from '../../rules/application-state.ts'

export interface Step {
  id: string
  place: number
  /** The grade belongs to the second evaluation. */
  isSecond: boolean
  before: Grade | null
  note: string | null
}

interface Where {
  id: string
  place: number
}

/**
 * Returns the second verdict if the first is hidden from this user. Null while loading, or if the user may not grade.
 */
export function judgedIn(
  where: Where,
  first: EvaluationView | undefined,
  second: SecondEvaluationView | undefined,
): Step | null {
  if (!first) return null
  if (first.isHidden) {
    if (!second?.canEvaluate.allowed) return null
    return { ...where, isSecond: true, before: second.overall.grade, note: second.overall.note }
  }
  if (!first.canEvaluate.allowed) return null
  return { ...where, isSecond: false, before: first.overall.grade, note: first.overall.note }
}
