// The evaluation that this person gives in a review: the first one, or the second if the first is hidden from them.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { getEvaluation, getSecondEvaluation } from '../../contract/evaluation.ts'
import type { Grade } from '../../rules/application-state.ts'
import { useGrading, useSecondGrading } from '../changes.ts'

/** `onGraded` saves an overall grade and moves on; a cleared grade is saved here, and the review stays. */
export function useVerdict(id: string, onGraded: (grade: Grade) => void) {
  const first = useQuery(queryOf(getEvaluation, { params: { id } }))
  const second = useQuery(queryOf(getSecondEvaluation, { params: { id } }))
  const firstGrading = useGrading(id)
  const secondGrading = useSecondGrading(id)
  const isSecond = first.data?.isHidden === true
  const view = isSecond ? second.data : first.data
  /** The first evaluation, if a colleague has begun it. */
  const begun = first.data?.begunBy ? first.data : undefined
  const { mutate } = isSecond ? secondGrading : firstGrading
  return {
    isSecond,
    /** Undefined while loading. */
    view,
    begun,
    isLocked: begun !== undefined || !view?.canEvaluate.allowed,
    save: mutate,
    grade: (grade: Grade | null) => (grade ? onGraded(grade) : mutate({ overall: null })),
  }
}
