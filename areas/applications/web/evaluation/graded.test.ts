import { describe, expect, it } from 'vitest'
import type { EvaluationView } from '../../contract/evaluation.ts'
import { withGrades } from './graded.ts'

const judged = { note: null, by: null, at: null }
const view: EvaluationView = {
  applicationId: '00000000-0000-7000-8000-000000000000',
  version: 3,
  progress_state: 'active.in_progress',
  canEvaluate: { allowed: true },
  isHidden: false,
  isOlderThanAnswers: false,
  begunBy: null,
  canComment: { allowed: true },
  criteria: [
    { key: 'income', title: 'Einkommen', computed: null, grade: 'B', ...judged },
    { key: 'credit', title: 'Bonität', computed: null, grade: null, ...judged },
  ],
  overall: { grade: 'C', ...judged },
  comments: [],
}
const gradesIn = ({ criteria, overall }: EvaluationView) => [...criteria.map(({ grade }) => grade), overall.grade]

describe('an evaluation before the server has answered', () => {
  it('shows the wanted grade and keeps the others', () => {
    expect(gradesIn(withGrades(view, { criteria: [{ key: 'credit', grade: 'A' }] }))).toEqual(['B', 'A', 'C'])
    expect(gradesIn(withGrades(view, { overall: 'A' }))).toEqual(['B', null, 'A'])
  })

  it('shows a grade that was taken away as missing', () => {
    expect(gradesIn(withGrades(view, { overall: null, criteria: [{ key: 'income', grade: null }] }))).toEqual([
      null,
      null,
      null,
    ])
  })
})
