import { describe, expect, it } from 'vitest'
import { confirmationProblems } from './confirmation-problems.ts'

const person = {
  firstName: 'Anna',
  lastName: 'Muster',
  dateOfBirth: '1980-01-31',
  street: 'Lindenweg 4',
  postalCode: '8400',
  city: 'Winterthur',
}
const single = { ...person, civilStatus: 'single', propertyRegime: null, share: '' } as const
const married = { ...person, civilStatus: 'married', propertyRegime: 'participation', share: '1/2' } as const
const objects = ['a']

describe('a buying confirmation', () => {
  it.each([
    ['one buyer without a share', [single], objects, []],
    ['a couple with halves', [married, married], objects, []],
    ['a share that is none', [married, { ...married, share: 'x' }], objects, ['buyers.1.share sales_share_not_valid']],
    [
      'shares that are no whole',
      [married, { ...married, share: '1/3' }],
      objects,
      ['buyers.1.share sales_shares_not_whole'],
    ],
    [
      'spouses without a regime',
      [{ ...married, propertyRegime: null }, married],
      objects,
      ['buyers.0.propertyRegime general_field_is_required'],
    ],
    [
      'registered partners without a regime',
      [{ ...single, civilStatus: 'registered_partnership' }],
      objects,
      ['buyers.0.propertyRegime general_field_is_required'],
    ],
    [
      'blank fields',
      [{ ...single, firstName: ' ', city: '', civilStatus: null }],
      objects,
      ['firstName', 'city', 'civilStatus'].map((field) => `buyers.0.${field} general_field_is_required`),
    ],
    ['no object', [single], [], ['objects sales_objects_missing']],
    ['an object twice', [single], ['a', 'b', 'a'], ['objects sales_objects_twice']],
  ] as const)('with %s', (_title, buyers, wished, expected) => {
    const found = confirmationProblems({ buyers, objects: wished })
    expect(found.map(({ path, key }) => `${path} ${key}`)).toEqual(expected)
  })
})
