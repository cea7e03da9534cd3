// Tests the validation of each wizard page before the request.

import { noBuildingFacts } from '#areas/buildings/rules/building-facts.ts'
import { describe, expect, it } from 'vitest'
import { newObjectData } from '../../contract/new-object.ts'
import { errorsOn, pageOf, type NewObject } from './new-object.ts'

const asked = { kind: 'apartment', isForSale: false } as const
const building = {
  title: 'Seestrasse 4',
  street: 'Seestrasse',
  houseNumber: '4',
  postalCode: '8400',
  city: 'Winterthur',
  canton: 'ZH',
  colony: null,
  constructionYear: null,
  floors: 1,
  hasLift: false,
  ownerName: null,
  egid: null,
  district: null,
  hidesHouseNumber: false,
  ...noBuildingFacts,
}
const wanted = (more: Partial<NewObject> = {}, data: object = {}): NewObject => ({
  data: { ...newObjectData('apartment'), title: 'Seestrasse 4, 1. OG', reference_number: 'S4-11', ...data },
  isNewBuilding: true,
  buildingId: null,
  building,
  images: [],
  documents: [],
  ...more,
})

const keysOn = (...on: Parameters<typeof errorsOn>) =>
  Object.fromEntries(Object.entries(errorsOn(...on)).map(([field, { key }]) => [field, key]))

describe('a page of the wizard', () => {
  it('names what is missing on it, and nothing of other pages', () => {
    const empty = wanted({}, { title: '', netRent: -1 })
    expect(keysOn('area', empty, asked)).toEqual({ title: 'general_field_is_required' })
    expect(keysOn('prices', empty, asked)).toEqual({ netRent: 'admin_field_greater_or_equal_then_minimum' })
    expect(keysOn('rental', empty, asked)).toEqual({})
  })

  it('compares heating and operation with the ancillary costs', () => {
    const split = wanted({}, { ancillaryCost: 200, heatingCosts: 150, operatingCosts: 60 })
    expect(keysOn('prices', split, asked)).toEqual({ operatingCosts: 'objects_costs_more_than_ancillary' })
  })

  it('wants a building that is there, or the whole address of a new one', () => {
    expect(keysOn('address', wanted(), asked)).toEqual({})
    expect(keysOn('address', wanted({ building: { ...building, postalCode: '84' } }), asked)).toEqual({
      'building.postalCode': 'buildings_postal_code',
    })
    expect(keysOn('address', wanted({ isNewBuilding: false }), asked)).toEqual({
      buildingId: 'general_field_is_required',
    })
  })

  it('takes each sort of document once', () => {
    const plan = { id: '1', url: '/a', displayName: 'a.pdf', contentType: 'application/pdf', size: 1, key: 'isometry' }
    expect(keysOn('upload', wanted({ documents: [plan, { ...plan, id: '2' }] }), asked)).toEqual({
      updatedFiles: 'objects_document_sort_twice',
    })
  })
})

it.each([
  ['reference_number', 'area'],
  ['operatingCosts', 'prices'],
  ['building.postalCode', 'address'],
  ['buildingId', 'address'],
  ['maxAdults', 'rental'],
  ['website', 'additional'],
])('%s is put right on %s', (field, page) => expect(pageOf(field)).toBe(page))
