import { expect, it } from 'vitest'
import { readPrice, sliderEnds, writtenPrice } from './typed-price.ts'

it.each([
  ['920000', 92_000_000],
  ["920'000", 92_000_000],
  ['920’000.50', 92_000_050],
  ["CHF 920'000.–", 92_000_000],
  ['920,5', 92_050],
  ['', null],
  ['0', null],
  ['-5', null],
  ['1.234', null],
  ['viel', null],
])('reads %j as %j', (text, rappen) => {
  expect(readPrice(text)).toBe(rappen)
})

it('writes francs, and Rappen where there are any', () => {
  expect([92_000_000, 92_000_050, 105].map(writtenPrice)).toEqual(["920'000", "920'000.50", '1.05'])
})

it('keeps the slider on full steps', () => {
  expect(sliderEnds(92_345_600, 100_000)).toEqual({ min: 64_600_000, max: 120_100_000 })
  expect(sliderEnds(1, 100_000)).toEqual({ min: 100_000, max: 100_000 })
})
