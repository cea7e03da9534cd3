import { describe, expect, test } from 'vitest'
import type { Filter } from '#platform/contract/table.ts'
import { activeFilters, withFilter } from './filter-values.ts'

const rooms: Filter = { key: 'rooms', verbose_name: 'Zimmer', type: 'checkbox', mainFilters: true }
const rent: Filter = { key: 'rent', verbose_name: 'Miete', type: 'slider', min: 500, max: 3000, mainFilters: false }
const created: Filter = { key: 'created', verbose_name: 'Eingang', type: 'date', mainFilters: false }
const pets: Filter = { key: 'pets', verbose_name: 'Haustiere', type: 'toggle', mainFilters: false }

describe('a filter that excludes nothing is no filter', () => {
  test.each([
    [rooms, []],
    [rent, { min: 500, max: 3000 }],
    [rent, {}],
    [created, {}],
    [pets, false],
    [pets, undefined],
  ])('%o with %o', (filter, value) => {
    expect(withFilter({ [filter.key]: ['before'] }, filter, value)).toEqual({})
  })
})

describe('a filter that excludes something is kept', () => {
  test.each([
    [rooms, ['3.5']],
    [rent, { min: 501, max: 3000 }],
    [rent, { max: 2000 }],
    [created, { to: '2026-11-20' }],
    [pets, true],
  ])('%o with %o', (filter, value) => {
    expect(withFilter({ other: true }, filter, value)).toEqual({ other: true, [filter.key]: value })
  })
})

test('the set filters stand in the order of the list, without those it does not know', () => {
  const set = activeFilters([rooms, rent, pets], {
    gone: true,
    pets: true,
    rooms: ['2.5'],
    rent: { min: 500, max: 3000 },
  })
  expect(set.map(({ filter }) => filter.key)).toEqual(['rooms', 'pets'])
})
