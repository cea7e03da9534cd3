import { describe, expect, it } from 'vitest'
import type { EvaluationView, SecondEvaluationView } from '../../contract/evaluation.ts'
import { judgedIn } from './round-steps.ts'

const ungraded = { grade: null, note: null, by: null, at: null }
const first: EvaluationView = {
  applicationId: '00000000-0000-7000-8000-000000000000',
  version: 1,
  progress_state: 'active.new',
  canEvaluate: { allowed: true },
  isHidden: false,
  isOlderThanAnswers: false,
  begunBy: null,
  canComment: { allowed: true },
  criteria: [],
  overall: { ...ungraded, grade: 'B', note: 'Knapp' },
  comments: [],
}
const second: SecondEvaluationView = {
  applicationId: first.applicationId,
  version: 1,
  isRequired: true,
  canEvaluate: { allowed: true },
  first: null,
  isFirstHidden: true,
  criteria: [],
  overall: ungraded,
  differs: null,
}
const where = { id: first.applicationId, place: 4 }

describe('a grade in a review', () => {
  it('remembers what stood before, to be taken back', () => {
    expect(judgedIn(where, first, second)).toEqual({ ...where, isSecond: false, before: 'B', note: 'Knapp' })
  })

  it('belongs to the second verdict where the first one is hidden', () => {
    expect(judgedIn(where, { ...first, isHidden: true }, second)).toMatchObject({ isSecond: true, before: null })
  })

  it('is not given before the dossier is there, nor where it must not be', () => {
    expect(judgedIn(where, undefined, second)).toBeNull()
    expect(judgedIn(where, { ...first, canEvaluate: { allowed: false } }, second)).toBeNull()
    expect(judgedIn(where, { ...first, isHidden: true }, undefined)).toBeNull()
  })
})
