// Second evaluation (domain.md §2.3): the second person gives a verdict before seeing the first, then both are shown
// together. If the project does not require it, a second evaluation is still possible and nothing is hidden.

import { applicationMay } from './application-can.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ApplicationState, Grade } from './application-state.ts'

interface Standing {
  progressState: ApplicationState
  overallEvaluation: Grade | null
  /** Id of the author of the first evaluation, set with its first grade. */
  evaluatedBy: string | null
  secondEvaluation: Grade | null
}

interface Judge {
  id: string
  /** The first verdict is hidden only from users who may evaluate; others cannot be influenced by it. */
  mayWrite: boolean
}

interface Process {
  secondEvaluationRequired: boolean
}

interface ProcessOfTwo extends Process {
  secondEvaluationByAnother: boolean
}

/** Returns true if first evaluations by others are hidden from this user until a second one exists. */
export const firstLooksAreKept = ({ mayWrite }: Pick<Judge, 'mayWrite'>, process: Process): boolean =>
  process.secondEvaluationRequired && mayWrite

/** Returns true if this first evaluation is hidden from the user until the second one is given. */
export function firstLookIsHidden(standing: Standing, judge: Judge, process: Process): boolean {
  const { overallEvaluation, evaluatedBy, secondEvaluation } = standing
  if (!firstLooksAreKept(judge, process)) return false
  const isBegun = overallEvaluation !== null || evaluatedBy !== null
  return isBegun && secondEvaluation === null && evaluatedBy !== judge.id
}

/** The first evaluation can no longer change once a second one exists. */
export function firstLook(standing: Standing, judge: Judge, process: Process): Verdict {
  const verdict = applicationMay('beEvaluated', standing)
  if (!verdict.allowed) return verdict
  if (standing.secondEvaluation) return no('applications_reason_second_given')
  if (!firstLookIsHidden(standing, judge, process)) return yes
  return no(standing.overallEvaluation ? 'applications_reason_first_is_hidden' : 'applications_reason_first_is_begun')
}

/** A user may take over another's unfinished first evaluation. It then becomes visible to them and theirs. */
export function takingOver(standing: Standing, judge: Judge, process: Process): Verdict {
  const verdict = applicationMay('beEvaluated', standing)
  if (!verdict.allowed) return verdict
  const isBegunByAnother = firstLookIsHidden(standing, judge, process) && standing.overallEvaluation === null
  return isBegunByAnother ? yes : no('applications_reason_nothing_to_take_over')
}

interface Answered extends Standing {
  /** Id of the author of the second overall grade. */
  secondBy: string | null
  /** Users who have owned the first evaluation at any time, and so have seen it. */
  firstSeenBy: readonly string[]
}

export function secondLook(standing: Answered, judge: Judge, process: ProcessOfTwo): Verdict {
  const verdict = applicationMay('beEvaluated', standing)
  if (!verdict.allowed) return verdict
  if (!standing.overallEvaluation) return no('applications_reason_first_missing')
  if (standing.secondBy && standing.secondBy !== judge.id) return no('applications_reason_second_by_another')
  if (!(process.secondEvaluationRequired && process.secondEvaluationByAnother)) return yes
  if (standing.evaluatedBy === judge.id) return no('applications_reason_second_by_same')
  return standing.firstSeenBy.includes(judge.id) ? no('applications_reason_second_by_who_saw') : yes
}

/** Null until both verdicts are given. */
export const verdictsDiffer = ({ overallEvaluation, secondEvaluation }: Standing): boolean | null =>
  overallEvaluation && secondEvaluation ? overallEvaluation !== secondEvaluation : null
