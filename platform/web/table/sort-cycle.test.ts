import { expect, test } from 'vitest'
import { directionOf, nextSort } from './sort-cycle.ts'

test('a column goes from none to ascending to descending and back to none', () => {
  const name = { key: 'name', cell: 'text' } as const
  const first = nextSort('', name)
  const second = nextSort(first, name)
  expect([first, second, nextSort(second, name)]).toEqual(['name', '-name', ''])
})

test('another column begins its own cycle', () => {
  expect(nextSort('-name', { key: 'city', cell: 'text' })).toBe('city')
})

test('says the direction of a column', () => {
  expect([directionOf('name', 'name'), directionOf('-name', 'name'), directionOf('rent', 'name')]).toEqual([
    'ascending',
    'descending',
    'none',
  ])
})

test.each(['number', 'money', 'date', 'datetime'] as const)('a column of kind %s begins with the highest', (cell) => {
  const rent = { key: 'rent', cell }
  const first = nextSort('', rent)
  const second = nextSort(first, rent)
  expect([first, second, nextSort(second, rent)]).toEqual(['-rent', 'rent', ''])
})
