import { describe, expect, it } from 'vitest'
import { standingOf, stepsOf, takesPapers } from './after-sending.ts'

const standing = (progressState: string, deactivationReason: string | null = null) =>
  standingOf({ progressState, deactivationReason })

describe('where an application stands for the household', () => {
  it.each([
    ['active.new', 'received'],
    ['active.in_progress', 'in_review'],
    ['active.evaluated', 'in_review'],
    ['with_offer.declined', 'in_review'],
    ['with_offer', 'offered'],
    ['assigned', 'assigned'],
  ] as const)('%s is %s', (state, told) => {
    expect(standing(state)).toBe(told)
  })

  it('tells what the household did itself from what staff decided, not why they did', () => {
    expect(standing('inactive', 'withdrawn_by_applicant: too_expensive')).toBe('withdrawn')
    expect(standing('inactive', 'denied: income')).toBe('closed')
    expect(standing('inactive', 'invalid')).toBe('closed')
  })

  it.each([
    ['active.new', 'done current open'],
    ['active.in_progress', 'done current open'],
    ['with_offer', 'done done current'],
    ['assigned', 'done done done'],
    ['inactive', 'done done done'],
  ] as const)('%s has its steps %s', (progressState, states) => {
    const steps = stepsOf({ progressState, deactivationReason: null, stateBeforeInactive: null })
    expect(steps.map(({ key }) => key)).toEqual(['received', 'in_review', 'decided'])
    expect(steps.map(({ state }) => state).join(' ')).toBe(states)
  })

  it.each([
    ['active.new', 'received withdrawn'],
    [null, 'received withdrawn'],
    ['active.evaluated', 'received in_review withdrawn'],
    ['with_offer.declined', 'received in_review withdrawn'],
  ])('withdrawn from %s it has been %s, and no decision was made', (stateBeforeInactive, keys) => {
    const withdrawn = { progressState: 'inactive', deactivationReason: 'withdrawn_by_applicant: other' }
    const steps = stepsOf({ ...withdrawn, stateBeforeInactive })
    expect(steps.map(({ key }) => key).join(' ')).toBe(keys)
    expect(steps.every(({ state }) => state === 'done')).toBe(true)
  })

  it('takes papers until it is over', () => {
    expect(['active.new', 'with_offer', 'assigned', 'inactive'].map(takesPapers)).toEqual([true, true, true, false])
  })
})
