// Definitions of the key figures by examples.

import { describe, expect, it } from 'vitest'
import { keyFiguresOf, volumeClassOf } from './key-figures.ts'

const nothing = {
  price: null,
  targetRent: null,
  vacancyLoss: null,
  runningCosts: null,
  purchaseCosts: null,
  apartments: null,
  floorArea: null,
}
const known = {
  price: 20_000_000,
  targetRent: 800_000,
  vacancyLoss: 16_000,
  runningCosts: 184_000,
  purchaseCosts: 400_000,
  apartments: 40,
  floorArea: 4_000,
}

describe('key figures', () => {
  it.each([
    ['gross_yield', 0.04, [800_000, 20_000_000]],
    ['net_yield', 600_000 / 20_400_000, [600_000, 20_400_000]],
    ['vacancy_rate', 0.02, [16_000, 800_000]],
    ['price_per_apartment', 500_000, [20_000_000, 40]],
    ['price_per_square_meter', 5_000, [20_000_000, 4_000]],
  ])('%s', (key, value, of) => {
    expect(keyFiguresOf(known).find((figure) => figure.key === key)).toMatchObject({ value, of })
  })

  it.each([
    [nothing, []],
    [{ ...nothing, price: 1_000_000 }, []],
    [{ ...nothing, price: 1_000_000, targetRent: 50_000 }, ['gross_yield']],
    [
      { ...known, purchaseCosts: null },
      ['gross_yield', 'vacancy_rate', 'price_per_apartment', 'price_per_square_meter'],
    ],
    [{ ...known, targetRent: null }, ['price_per_apartment', 'price_per_square_meter']],
    [
      { ...known, runningCosts: null },
      ['gross_yield', 'vacancy_rate', 'price_per_apartment', 'price_per_square_meter'],
    ],
    [{ ...known, price: null }, ['vacancy_rate']],
    [{ ...known, apartments: 0, floorArea: 0 }, ['gross_yield', 'net_yield', 'vacancy_rate']],
  ])('of %o are %o', (amounts, keys) => {
    expect(keyFiguresOf(amounts).map(({ key }) => key)).toEqual(keys)
  })
})

it('an unknown vacancy counts as none', () => {
  const net = keyFiguresOf({ ...known, vacancyLoss: null }).find(({ key }) => key === 'net_yield')
  expect(net?.of).toEqual([616_000, 20_400_000])
})

it.each([
  [4_999_999, 'to_5'],
  [5_000_000, '5_10'],
  [19_000_000, '10_20'],
  [99_000_000, '50_100'],
  [100_000_000, 'from_100'],
])('%d belongs to the class %s', (price, volume) => {
  expect(volumeClassOf(price)).toBe(volume)
})
