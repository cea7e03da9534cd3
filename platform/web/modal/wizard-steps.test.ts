import { describe, expect, it } from 'vitest'
import { canGoTo, firstStep, stepState, steppedTo } from './wizard-steps.ts'

describe('the steps of a wizard', () => {
  const third = steppedTo(steppedTo(firstStep, 1), 2)

  it('that were passed stay open when one goes back', () => {
    const back = steppedTo(third, 0)
    expect(back).toEqual({ at: 0, reached: 2 })
    expect([0, 1, 2, 3].map((step) => stepState(back, step))).toEqual(['current', 'passed', 'passed', 'ahead'])
  })

  it('lead back always, and forward only from a valid page to where one has been', () => {
    const back = steppedTo(third, 1)
    expect(canGoTo(back, 0, false)).toBe(true)
    expect(canGoTo(back, 2, true)).toBe(true)
    expect(canGoTo(back, 2, false)).toBe(false)
    expect(canGoTo(back, 3, true)).toBe(false)
  })
})
