import { describe, expect, it } from 'vitest'
import { firstLook, firstLookIsHidden, secondLook, takingOver, verdictsDiffer } from './second-look.ts'

const evaluated = {
  progressState: 'active.evaluated',
  overallEvaluation: 'B',
  evaluatedBy: 'anna',
  secondEvaluation: null,
} as const
const anna = { id: 'anna', mayWrite: true }
const beat = { id: 'beat', mayWrite: true }
const reader = { id: 'rita', mayWrite: false }
const byTwo = { secondEvaluationRequired: true, secondEvaluationByAnother: true }
const byOne = { secondEvaluationRequired: false, secondEvaluationByAnother: true }

describe('the first verdict', () => {
  it('is hidden from those who may still judge, and only from them', () => {
    expect(firstLookIsHidden(evaluated, beat, byTwo)).toBe(true)
    expect(firstLookIsHidden(evaluated, anna, byTwo)).toBe(false)
    expect(firstLookIsHidden(evaluated, reader, byTwo)).toBe(false)
    expect(firstLookIsHidden(evaluated, beat, byOne)).toBe(false)
    const unseen = { ...evaluated, overallEvaluation: null, evaluatedBy: null }
    expect(firstLookIsHidden(unseen, beat, byTwo)).toBe(false)
    expect(firstLookIsHidden({ ...evaluated, secondEvaluation: 'C' }, beat, byTwo)).toBe(false)
  })

  it('is hidden from its first grade on, and only what is begun can be taken over', () => {
    const begun = { ...evaluated, progressState: 'active.in_progress', overallEvaluation: null } as const
    expect(firstLookIsHidden(begun, beat, byTwo)).toBe(true)
    expect(firstLookIsHidden(begun, anna, byTwo)).toBe(false)
    expect(firstLook(begun, beat, byTwo)).toMatchObject({ reason: 'applications_reason_first_is_begun' })
    expect(takingOver(begun, beat, byTwo).allowed).toBe(true)
    const nothing = { reason: 'applications_reason_nothing_to_take_over' }
    expect(takingOver(begun, anna, byTwo)).toMatchObject(nothing)
    expect(takingOver(evaluated, beat, byTwo)).toMatchObject(nothing)
    expect(takingOver(begun, beat, byOne)).toMatchObject(nothing)
  })

  it('cannot be changed by somebody who does not see it, nor once it was answered', () => {
    expect(firstLook(evaluated, anna, byTwo).allowed).toBe(true)
    expect(firstLook(evaluated, beat, byTwo)).toMatchObject({ reason: 'applications_reason_first_is_hidden' })
    expect(firstLook({ ...evaluated, secondEvaluation: 'A' }, anna, byTwo)).toMatchObject({
      reason: 'applications_reason_second_given',
    })
  })
})

describe('the second verdict', () => {
  const unanswered = { ...evaluated, secondBy: null, firstSeenBy: [] }

  it('comes from another person where the project asks for it', () => {
    expect(secondLook(unanswered, beat, byTwo).allowed).toBe(true)
    expect(secondLook(unanswered, anna, byTwo)).toMatchObject({ reason: 'applications_reason_second_by_same' })
    expect(secondLook(unanswered, anna, byOne).allowed).toBe(true)
    expect(secondLook(unanswered, anna, { ...byTwo, secondEvaluationByAnother: false }).allowed).toBe(true)
  })

  it('never comes from somebody who owned the first one before', () => {
    const handedBack = { ...unanswered, firstSeenBy: ['anna', 'beat'] }
    const saw = { reason: 'applications_reason_second_by_who_saw' }
    expect(secondLook(handedBack, beat, byTwo)).toMatchObject(saw)
    expect(secondLook(handedBack, { id: 'carl', mayWrite: true }, byTwo).allowed).toBe(true)
    expect(secondLook(handedBack, beat, { ...byTwo, secondEvaluationByAnother: false }).allowed).toBe(true)
  })

  it('needs a first one, and belongs to whoever gave it', () => {
    expect(secondLook({ ...unanswered, overallEvaluation: null }, beat, byTwo)).toMatchObject({
      reason: 'applications_reason_first_missing',
    })
    const answered = { ...unanswered, secondEvaluation: 'A', secondBy: 'beat' } as const
    expect(secondLook(answered, beat, byTwo).allowed).toBe(true)
    expect(secondLook(answered, { id: 'carl', mayWrite: true }, byTwo)).toMatchObject({
      reason: 'applications_reason_second_by_another',
    })
  })

  it('waits outside of the states in which an application is judged', () => {
    expect(secondLook({ ...unanswered, progressState: 'with_offer' }, beat, byTwo).allowed).toBe(false)
  })

  it('differs or agrees once both stand', () => {
    expect(verdictsDiffer(evaluated)).toBeNull()
    expect(verdictsDiffer({ ...evaluated, secondEvaluation: 'B' })).toBe(false)
    expect(verdictsDiffer({ ...evaluated, secondEvaluation: 'D' })).toBe(true)
  })
})
