import { expect, it } from 'vitest'
import { financingHints } from './financing.ts'

const none = { ownMeans: null, pensionFunds: null, mortgage: null }

it.each([
  ['says nothing without amounts', 1_000_000, none, []],
  ['says nothing without a price', null, { ...none, mortgage: 5 }, []],
  ['covers', 1_000_000, { ownMeans: 200_000, pensionFunds: 0, mortgage: 800_000 }, ['covered 1000000']],
  ['misses', 1_000_000, { ownMeans: 200_000, pensionFunds: null, mortgage: 700_000 }, ['missing 100000']],
  [
    'has less than a fifth of own means',
    1_000_000,
    { ownMeans: 150_000, pensionFunds: 40_000, mortgage: 810_000 },
    ['covered 1000000', 'few_own 200000'],
  ],
  [
    'has more than half of the own means from the pension funds',
    1_000_000,
    { ownMeans: 50_000, pensionFunds: 150_000, mortgage: 800_000 },
    ['covered 1000000', 'hard_own 100000'],
  ],
])('%s', (_title, price, means, expected) => {
  const hints = financingHints(price, means)
  expect(hints.map(({ key, amount }) => `${key.replace('sales_financing_', '')} ${amount}`)).toEqual(expected)
})
