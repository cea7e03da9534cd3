// The criteria that an application can be graded by; the process settings choose among them.

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
