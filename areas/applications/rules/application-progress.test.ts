import { describe, expect, it } from 'vitest'
import { stateAfterActivation, stateAfterGrading, stateAfterRelease } from './application-progress.ts'

describe('the state after grading', () => {
  it.each([
    ['active.new', { isBegun: false, overall: null }, 'active.new'],
    ['active.new', { isBegun: true, overall: null }, 'active.in_progress'],
    ['active.new', { isBegun: true, overall: 'B' }, 'active.evaluated'],
    ['active.in_progress', { isBegun: true, overall: 'A' }, 'active.evaluated'],
    ['active.evaluated', { isBegun: true, overall: null }, 'active.in_progress'],
    ['active.evaluated', { isBegun: false, overall: null }, 'active.in_progress'],
    ['with_offer.declined', { isBegun: true, overall: 'A' }, 'with_offer.declined'],
  ] as const)('%s with %o becomes %s', (state, grading, after) => {
    expect(stateAfterGrading(state, grading)).toBe(after)
  })
})

describe('coming back', () => {
  it('from an ended offer or assignment to where the evaluation stood', () => {
    expect(stateAfterRelease('C')).toBe('active.evaluated')
    expect(stateAfterRelease(null)).toBe('active.in_progress')
  })

  it.each([
    ['active.new', null, 'active.new'],
    ['active.evaluated', 'B', 'active.evaluated'],
    // The object of the former offer or assignment may belong to another household by now.
    ['with_offer.declined', 'A', 'active.evaluated'],
    ['with_offer', 'A', 'active.evaluated'],
    ['sale.new', null, 'sale.new'],
    ['sale.client.signed', null, 'active.in_progress'],
    ['assigned', null, 'active.in_progress'],
    [null, null, 'active.in_progress'],
  ] as const)('from inactive, where it had been %s with grade %s, to %s', (before, overall, after) => {
    expect(stateAfterActivation(before, overall)).toBe(after)
  })
})
