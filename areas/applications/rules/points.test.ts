import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredFacts, pointsOf, usualPointRules, type PointFacts, type PointRule } from './points.ts'

const nothing: PointFacts = {
  income_ratio: null,
  occupancy: null,
  children: null,
  documents: null,
  references: null,
  household_type: null,
  pets: null,
  overall_evaluation: null,
}

const points = fc.integer({ min: 0, max: 100 })
const weight = fc.integer({ min: 0, max: 20 }).map((half) => half / 2)
const measured = fc.record({
  fact: fc.constantFrom(...measuredFacts),
  weight,
  steps: fc.array(fc.record({ from: fc.integer({ min: -5, max: 20 }), points }), { minLength: 1, maxLength: 6 }),
})
const rules: fc.Arbitrary<PointRule[]> = fc.uniqueArray(measured, { selector: ({ fact }) => fact })
const facts = fc.record({
  income_ratio: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
  occupancy: fc.option(fc.integer({ min: -4, max: 6 })),
  children: fc.option(fc.integer({ min: 0, max: 8 })),
})

describe('points', () => {
  it('are the sum of their shown lines, whatever the rules', () => {
    fc.assert(
      fc.property(rules, facts, (list, known) => {
        const { total, max, lines } = pointsOf(list, { ...nothing, ...known })
        const sum = lines.reduce((before, line) => before + line.points * line.weight, 0)
        expect(total).toBeCloseTo(sum, 6)
        expect(total).toBeLessThanOrEqual(max)
        expect(lines).toHaveLength(list.length)
      }),
    )
  })

  it('count the highest step reached, in whatever order the steps stand', () => {
    const steps = [
      { from: 4, points: 10 },
      { from: 2.5, points: 4 },
      { from: 3, points: 8 },
    ]
    const of = (income_ratio: number) =>
      pointsOf([{ fact: 'income_ratio', weight: 1, steps }], { ...nothing, income_ratio }).total
    expect([2.4, 2.5, 2.9, 3, 4, 12].map(of)).toEqual([0, 4, 4, 8, 10, 10])
  })

  it('count nothing for what is not known, and say so', () => {
    const { total, max, lines } = pointsOf(usualPointRules, nothing)
    expect(total).toBe(0)
    expect(max).toBe(90)
    expect(lines.every(({ value, step }) => value === null && step === null)).toBe(true)
  })

  it('keep half weights exact', () => {
    const rule: PointRule = { fact: 'children', weight: 0.5, steps: [{ from: 1, points: 3 }] }
    expect(pointsOf([rule], { ...nothing, children: 2 }).total).toBe(1.5)
  })
})
