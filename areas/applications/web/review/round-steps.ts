// What a grade in a review changes, and what has to be known to take it back.

import type { EvaluationView, SecondEvaluationView } from '../../contract/evaluation.ts'
import type { Grade } from '../../rules/application-state.ts'

export interface Step {
  id: string
  place: number
  /** Whether the grade belongs to the second verdict. */
  isSecond: boolean
  before: Grade | null
  note: string | null
}

interface Where {
  id: string
  place: number
}

/** A person to whom the first verdict is hidden gives the second one. Null while it is not known, or must not be graded. */
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
