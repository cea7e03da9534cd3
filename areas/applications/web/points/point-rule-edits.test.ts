import { describe, expect, it } from 'vitest'
import { pointFacts, usualPointRules, type PointRule } from '../../rules/points.ts'
import { pointRule } from '../../contract/points.ts'
import { addStep, newRule, removeStep, stepsOf, withPoints, withReached } from './point-rule-edits.ts'

const households = [{ value: 'family' }, { value: 'couple' }]
const income = newRule('income_ratio', households)
const documents: PointRule = { fact: 'documents', weight: 1, steps: [{ value: 'complete', points: 10 }] }

describe('editing the rules of points', () => {
  it.each(pointFacts)('a new rule for %s can be saved as it is', (fact) => {
    expect(pointRule.safeParse(newRule(fact, households)).success).toBe(true)
  })

  it('adds, moves and removes measured steps', () => {
    const two = addStep(income)
    expect(two.steps).toEqual([
      { from: 3, points: 10 },
      { from: 4, points: 10 },
    ])
    expect(withReached(two, 0, 2.5).steps[0]).toEqual({ from: 2.5, points: 10 })
    expect(removeStep(two, 0).steps).toEqual([{ from: 4, points: 10 }])
  })

  it('shows every name of a fact and keeps those that count', () => {
    const shown = stepsOf(documents, [])
    expect(shown.map(({ value, points }) => [value, points])).toEqual([
      ['complete', 10],
      ['partial', 0],
      ['expired', 0],
      ['none', 0],
    ])
    const [complete, partial] = shown
    if (!complete || !partial) throw new Error('steps are missing')
    const both = withPoints(documents, partial, 4)
    expect(both.steps).toHaveLength(2)
    expect(withPoints(both, partial, 0).steps).toEqual(documents.steps)
    expect(withPoints(documents, complete, 0).steps).toEqual([{ value: 'complete', points: 0 }])
  })

  it('leaves the rules it does not touch as they are', () => {
    for (const rule of usualPointRules) {
      const again = stepsOf(rule, []).reduce<PointRule>((kept, step) => withPoints(kept, step, step.points), rule)
      expect(again.steps.toSorted(byPoints)).toEqual(rule.steps.toSorted(byPoints))
    }
  })
})

const byPoints = (one: { points: number }, other: { points: number }) => one.points - other.points
