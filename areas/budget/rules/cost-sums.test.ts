import { describe, expect, it } from 'vitest'
import { inScenario, perOne, restOf, sumsOf, type CostAmounts } from './cost-sums.ts'

const costs: CostAmounts[] = [
  { state: 'planned', plannedGross: 100_00, gross: 100_00 },
  { state: 'waiting', plannedGross: 200_00, gross: 200_00 },
  { state: 'rejected', plannedGross: 400_00, gross: 400_00 },
  { state: 'committed', plannedGross: 800_00, gross: 900_00 },
  { state: 'paid', plannedGross: 1600_00, gross: 1500_05 },
]

describe('sums of costs', () => {
  it('count plan, commitments, payments and the expected total', () => {
    expect(sumsOf(costs)).toEqual({ planned: 3100_00, committed: 2400_05, paid: 1500_05, expected: 2700_05 })
  })

  it('are zero without costs', () => {
    expect(sumsOf([])).toEqual({ planned: 0, committed: 0, paid: 0, expected: 0 })
  })

  it.each([
    [5000_00, 2599_95],
    [null, 699_95],
    [2000_00, -400_05],
  ])('leave of %s the rest %d', (granted, rest) => {
    expect(restOf(granted, sumsOf(costs))).toBe(rest)
  })
})

it.each([
  [1000_00, 10, 1100_00],
  [1000_00, -25, 750_00],
  [333, 10, 366],
  [1000_00, -150, 0],
])('%d Rappen changed by %d percent are %d', (planned, percent, changed) => {
  expect(inScenario(planned, percent)).toBe(changed)
})

it.each([
  [100_00, 3, 33_33],
  [0, 5, 0],
  [100_00, 0, null],
])('%d Rappen over %d are %s each', (rappen, count, each) => {
  expect(perOne(rappen, count)).toBe(each)
})
