// Criteria for grading an application; the process settings select among them.

export const evaluationCriteria = [
  'income',
  'documents',
  'household_fit',
  'employment',
  'credit',
  'references',
  'impression',
] as const
export type EvaluationCriterion = (typeof evaluationCriteria)[number]
