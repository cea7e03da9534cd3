import { describe, expect, it } from 'vitest'
import { isComplete, missingIn, postalLines, type PostalAddress } from './postal-address.ts'

const anna: PostalAddress = {
  name: 'Anna Muster',
  extra: '',
  street: 'Lindenweg 4',
  postcode: '8400',
  place: 'Winterthur',
  country: 'CH',
}

describe('an address for letters', () => {
  it('is written line by line, at home without its country', () => {
    expect(postalLines(anna, 'de')).toEqual(['Anna Muster', 'Lindenweg 4', '8400 Winterthur'])
  })

  it('names another country last, in capitals and in the language of the letter', () => {
    const abroad = { ...anna, extra: 'c/o Weber', postcode: '79098', place: 'Freiburg', country: 'DE' }
    expect(postalLines(abroad, 'fr')).toEqual([
      'Anna Muster',
      'c/o Weber',
      'Lindenweg 4',
      '79098 Freiburg',
      'ALLEMAGNE',
    ])
  })

  it.each([
    ['nothing is missing', {}, []],
    ['no street', { street: ' ' }, ['street']],
    ['no town', { postcode: '', place: '' }, ['postcode', 'place']],
    ['a second line and a country can be missing', { extra: '', country: '' }, []],
  ])('says what the post would miss: %s', (_, parts, missing) => {
    expect(missingIn({ ...anna, ...parts })).toEqual(missing)
    expect(isComplete({ ...anna, ...parts })).toBe(missing.length === 0)
  })
})
