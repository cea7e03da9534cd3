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
    ['received', 'done current open'],
    ['in_review', 'done current open'],
    ['offered', 'done done current'],
    ['assigned', 'done done done'],
    ['withdrawn', 'done done done'],
  ] as const)('%s has its steps %s', (told, states) => {
    expect(
      stepsOf(told)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states)
  })

  it('takes papers until it is over', () => {
    expect(['active.new', 'with_offer', 'assigned', 'inactive'].map(takesPapers)).toEqual([true, true, true, false])
  })
})
