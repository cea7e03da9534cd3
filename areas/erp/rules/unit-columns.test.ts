import { describe, expect, it } from 'vitest'
import { cellsOf, parentOf, unitColumns, type Standing } from './unit-columns.ts'

const known = {
  reference: '1201.01.0001',
  unit: { description: 'Weg 3, EG', category: 'apartment', netRent: 1500, area: 80, availableFrom: '2027-04-01' },
  building: { street: 'Weg 3', zipCode: '8400', city: 'Winterthur' },
}
const said = (standing: Standing) => unitColumns.filter((_column, at) => cellsOf(known, standing)[at] !== null)

describe('a unit', () => {
  it('that is new brings its title and its building', () => {
    expect(said('new')).toEqual(expect.arrayContaining(['title', 'kind', 'building_street', 'netRent', 'move_in_date']))
  })

  it('that is known brings only what the property software owns', () => {
    expect(said('free')).toEqual(['reference_number', 'area', 'netRent', 'move_in_date'])
  })

  it('that a household has keeps its day', () => {
    expect(said('taken')).toEqual(['reference_number', 'area', 'netRent'])
  })
})

it.each([
  ['1201.01.0001', '1201.01'],
  ['1201.01', '1201'],
  ['LH12-101', 'LH12'],
  ['LH12', 'LH12'],
])('%s stands in %s', (reference, parent) => {
  expect(parentOf(reference)).toBe(parent)
})
