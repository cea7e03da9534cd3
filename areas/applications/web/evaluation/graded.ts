// Optimistic copy of an evaluation with the new grades.

import type { EvaluationView } from '../../contract/evaluation.ts'
import type { EvaluationCriterion } from '#areas/project-settings/rules/evaluation-criteria.ts'
import type { Grade } from '../../rules/application-state.ts'

export interface WantedGrades {
  criteria?: { key: EvaluationCriterion; grade: Grade | null; note?: string | null }[]
  overall?: Grade | null
  overallNote?: string | null
}

type Graded = Pick<EvaluationView, 'criteria' | 'overall'>

export function withGrades<View extends Graded>(
  view: View,
  { criteria = [], overall, overallNote }: WantedGrades,
): View {
  return {
    ...view,
    criteria: view.criteria.map((one) => {
      const wanted = criteria.find(({ key }) => key === one.key)
      return wanted ? judged(one, wanted.grade, wanted.note) : one
    }),
    overall: overall === undefined ? view.overall : judged(view.overall, overall, overallNote),
  }
}

/** Deleting a grade also deletes its note. */
function judged<One extends EvaluationView['overall']>(
  one: One,
  grade: Grade | null,
  note: string | null | undefined,
): One {
  return { ...one, grade, note: grade === null ? null : note === undefined ? one.note : note }
}
