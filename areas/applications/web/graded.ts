// An evaluation as it will stand once the server has kept the grades.

import type { EvaluationView } from '../contract/evaluation.ts'
import type { EvaluationCriterion } from '../rules/evaluation-criteria.ts'
import type { Grade } from '../rules/application-state.ts'

export interface WantedGrades {
  criteria?: { key: EvaluationCriterion; grade: Grade | null }[]
  overall?: Grade | null
}

export function withGrades(view: EvaluationView, { criteria = [], overall }: WantedGrades): EvaluationView {
  return {
    ...view,
    criteria: view.criteria.map((one) => {
      const wanted = criteria.find(({ key }) => key === one.key)
      return wanted ? { ...one, grade: wanted.grade } : one
    }),
    overall: overall === undefined ? view.overall : { ...view.overall, grade: overall },
  }
}
