import { expect, it } from 'vitest'
import { reachOf } from './discount-reach.ts'

const percent = { kind: 'percent', value: 200 } as const
const before = { price: 100_000_00, discount: 0 }
const withOther = { price: 97_000_00, discount: 3_000_00 }
const withIt = { price: 98_000_00, discount: 2_000_00 }

it.each([
  ['proposed', null, 'offer'],
  ['approved', null, 'offer'],
  ['proposed', before, 'next_agreement'],
  ['proposed', withIt, 'next_agreement'],
  ['approved', before, 'next_agreement'],
  ['approved', withIt, 'agreement'],
  ['approved', { price: null, discount: 0 }, 'next_agreement'],
  ['approved', withOther, 'next_agreement'],
  ['withdrawn', withOther, null],
  ['withdrawn', withIt, 'agreement'],
  ['withdrawn', before, null],
  ['refused', withIt, null],
  ['refused', null, null],
] as const)('a discount that is %s with the agreement %j reaches %s', (state, agreement, reach) => {
  expect(reachOf({ ...percent, state }, agreement)).toBe(reach)
})
