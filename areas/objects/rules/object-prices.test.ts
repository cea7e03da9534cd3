import { expect, it } from 'vitest'
import { reckon } from './object-prices.ts'

const nothing = {
  netRent: null,
  ancillaryCost: null,
  sellingPrice: null,
  heatingCosts: null,
  operatingCosts: null,
  area: null,
}

it('the gross rent is the net rent and the ancillary costs, to the Rappen', () => {
  const { grossRent, grossRentOfYear } = reckon({ ...nothing, netRent: 1720.1, ancillaryCost: 230.2 })
  expect([grossRent, grossRentOfYear]).toEqual([1950.3, 23_403.6])
  expect(reckon({ ...nothing, netRent: 1720 }).grossRent).toBe(1720)
  expect(reckon({ ...nothing, ancillaryCost: 230 }).grossRent).toBeNull()
})

it('a square metre costs the net rent of a year, or its part of the price', () => {
  expect(reckon({ ...nothing, netRent: 1800, area: 80 }).perSquareMetre).toBe(270)
  expect(reckon({ ...nothing, sellingPrice: 900_000, area: 90 }).perSquareMetre).toBe(10_000)
  expect(reckon({ ...nothing, netRent: 1800, area: 0 }).perSquareMetre).toBeNull()
})

it('heating and operation are parts of the ancillary costs', () => {
  const split = { ...nothing, ancillaryCost: 200, heatingCosts: 120.5 }
  expect(reckon(split).restOfCosts).toBe(79.5)
  expect(reckon({ ...split, operatingCosts: 100 }).restOfCosts).toBe(-20.5)
  expect(reckon({ ...nothing, ancillaryCost: 200 }).restOfCosts).toBeNull()
})
