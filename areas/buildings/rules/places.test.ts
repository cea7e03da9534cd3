// The embedded list of Swiss postcodes, and searching it.

import { describe, expect, it, test } from 'vitest'
import { cantonOf, findPlaces, onlyPlaceOf, placesIn, townFits } from './places.ts'
import { swissPlaces } from './swiss-places.ts'

describe('the list of postcodes', () => {
  const places = placesIn(swissPlaces)

  it('is whole: four digits, a canton of two letters, a name, nothing twice', () => {
    expect(new Set(places.map(({ postalCode }) => postalCode)).size).toBeGreaterThan(3100)
    const wrong = places.filter(
      ({ postalCode, canton, city }) =>
        !/^[1-9]\d{3}$/.test(postalCode) || !/^[A-Z]{2}$/.test(canton) || city.trim() !== city || city === '',
    )
    expect(wrong).toEqual([])
    expect(new Set(places.map((one) => JSON.stringify(one))).size).toBe(places.length)
  })

  it('knows all 26 cantons', () => {
    expect(new Set(places.map(({ canton }) => canton)).size).toBe(26)
  })
})

describe('looking up', () => {
  it.each([
    ['8400', { postalCode: '8400', city: 'Winterthur', canton: 'ZH' }],
    ['winterth', { postalCode: '8400', city: 'Winterthur', canton: 'ZH' }],
    ['6900', { postalCode: '6900', city: 'Lugano', canton: 'TI' }],
    ['neuchatel', { postalCode: '2000', city: 'Neuchâtel', canton: 'NE' }],
  ])('%s finds its place first', (typed, place) => expect(findPlaces(typed)[0]).toEqual(place))

  it('offers nothing for a single sign, and at most eight', () => {
    expect(findPlaces('8')).toEqual([])
    expect(findPlaces('80')).toHaveLength(8)
  })

  it('takes a place by itself only where there is no other', () => {
    expect(onlyPlaceOf('8400')?.city).toBe('Winterthur')
    expect(onlyPlaceOf('6300')).toBeUndefined()
    expect(onlyPlaceOf('9999')).toBeUndefined()
  })
})

test('the canton of a code is known where it has but one', () => {
  expect([cantonOf('8400'), cantonOf('1700'), cantonOf('0000')]).toEqual(['ZH', 'FR', undefined])
})

test.each([
  ['8400', 'Genève', false],
  ['1201', 'geneve', true],
  // Not in the list under any name.
  ['1201', 'Genf', true],
  ['9999', 'Winterthur', true],
  ['9524', 'Zuzwil', true],
  ['3303', 'Zuzwil', true],
  ['9524', 'Zuzwil SG', true],
  ['9500', 'Wil', true],
  ['8400', 'Zuzwil', false],
])('%s %s belong together: %s', (code, town, fits) => expect(townFits(code, town)).toBe(fits))
