import { expect, it } from 'vitest'
import { grossYieldOf } from './gross-yield.ts'

it.each([
  [77_200_000, 2_010_000_000, 3.84],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [0, 100, 0],
  [null, 100, null],
  [100, null, null],
  [100, 0, null],
])('a rent of %s for a price of %s yields %s percent', (rent, price, percent) => {
  expect(grossYieldOf(rent, price)).toBe(percent)
})
