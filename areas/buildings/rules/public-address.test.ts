import { expect, it } from 'vitest'
import { streetTold, withoutNumber } from './public-address.ts'

const house = { street: 'Rue St. Jean', houseNumber: '1', hidesHouseNumber: true }

it('tells the street alone where the number is hidden, in titles too', () => {
  expect(streetTold(house)).toBe('Rue St. Jean')
  expect(withoutNumber('rue st. jean 1, 2. OG', house)).toBe('Rue St. Jean, 2. OG')
  expect(withoutNumber('Neben Rue St. Jean 12 und Rue St. Jean 1a', house)).toBe(
    'Neben Rue St. Jean 12 und Rue St. Jean 1a',
  )
})

it('tells everything elsewhere', () => {
  const open = { ...house, hidesHouseNumber: false }
  expect([streetTold(open), withoutNumber('Rue St. Jean 1', open)]).toEqual(['Rue St. Jean 1', 'Rue St. Jean 1'])
})
