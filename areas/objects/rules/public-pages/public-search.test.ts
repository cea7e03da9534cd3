import { expect, it } from 'vitest'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { addressParts, choicesOf, isNarrowed, searchIn } from './public-search.ts'

it('asks for a parking space neither rooms nor the rents of flats', () => {
  const { hasRooms, areas, rents, sorts } = choicesOf.parkingspace
  expect([hasRooms, areas]).toEqual([false, []])
  expect(Math.max(...rents)).toBeLessThan(Math.min(...choicesOf.apartment.rents))
  expect(sorts.filter((sort) => /rooms|area/.test(sort))).toEqual([])
  expect(searchIn({ kind: 'parkingspace', minRooms: '3', sort: '-rooms' }, 'apartment')).toMatchObject({
    minRooms: '',
    sort: 'price',
  })
})

it('sorts by the size of rooms only what has rooms, and starts each kind with the lowest price', () => {
  for (const kind of objectKinds) {
    const { hasRooms, sorts } = choicesOf[kind]
    expect(sorts.some((sort) => sort.endsWith('rooms'))).toBe(hasRooms)
    expect(sorts[0]).toBe('price')
  }
})

it.each([
  [{ page: '-3' }, { page: 1 }],
  [{ page: 'x' }, { page: 1 }],
  [{ maxPrice: '1500; drop' }, { maxPrice: '' }],
  [{ minRooms: '3.5' }, { minRooms: '3.5' }],
  [
    { kind: 'castle', view: 'map' },
    { kind: 'apartment', view: 'cards' },
  ],
])('reads %j as %j', (search, found) => {
  expect(searchIn(search, 'apartment')).toMatchObject(found)
})

it('is written as it is read, without what is usual', () => {
  const search = { kind: 'craft', minArea: '50', onlyFree: 'true', view: 'table', page: '2' }
  const found = searchIn(search, 'apartment')
  expect(addressParts(found, 'apartment')).toEqual(search)
  expect(addressParts(searchIn({}, 'apartment'), 'apartment')).toEqual({})
  expect([isNarrowed(found), isNarrowed(searchIn({ sort: 'title' }, 'apartment'))]).toEqual([true, false])
})
