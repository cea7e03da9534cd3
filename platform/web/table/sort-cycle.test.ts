import { expect, test } from 'vitest'
import { directionOf, nextSort } from './sort-cycle.ts'

test('a column goes from none to ascending to descending and back to none', () => {
  const first = nextSort('', 'name')
  const second = nextSort(first, 'name')
  expect([first, second, nextSort(second, 'name')]).toEqual(['name', '-name', ''])
})

test('another column begins its own cycle', () => {
  expect(nextSort('-name', 'rent')).toBe('rent')
})

test('says the direction of a column', () => {
  expect([directionOf('name', 'name'), directionOf('-name', 'name'), directionOf('rent', 'name')]).toEqual([
    'ascending',
    'descending',
    'none',
  ])
})
