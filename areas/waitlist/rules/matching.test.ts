// Matching of requests and objects: fits, near, apart.

import { describe, expect, it } from 'vitest'
import type { Criteria } from './criteria.ts'
import { missesOf, verdictOf, type Offered } from './matching.ts'

const sought: Criteria = {
  kinds: ['apartment'],
  roomsFrom: 3,
  roomsTo: 4,
  rentMax: 200_000,
  areaFrom: 70,
  moveInFrom: '2027-04-01',
  placeKeys: ['city:Basel'],
  regions: ['40'],
  adults: 2,
  children: 1,
  needs: [],
}

const offered: Offered = {
  kind: 'apartment',
  rooms: 3.5,
  area: 80,
  grossRent: 190_000,
  moveInDate: '2027-04-01',
  minOccupancy: null,
  maxOccupancy: null,
  minAdults: null,
  maxAdults: null,
  minChildren: null,
  maxChildren: null,
  floorNumber: 1,
  balconyArea: null,
  features: [],
  allowsDogs: false,
  allowsCats: true,
  hasLift: false,
  hasFreeParking: false,
  placeKeys: ['city:Basel', 'plz:4051'],
  region: '40',
}

const today = '2027-01-15'
const judge = (wish: Partial<Criteria>, object: Partial<Offered>) => {
  const misses = missesOf({ ...sought, ...wish }, { ...offered, ...object }, today)
  return [verdictOf(misses), misses.map(({ criterion }) => criterion).join()]
}

it('fits where nothing is missing', () => {
  expect(judge({}, {})).toEqual(['fits', ''])
})

describe('one thing', () => {
  it.each<[string, Partial<Criteria>, Partial<Offered>, string, string]>([
    ['another kind is never near', { kinds: ['craft'] }, {}, 'apart', 'kind'],
    ['a place nearby', { placeKeys: ['plz:4052'] }, {}, 'near', 'place'],
    ['a place elsewhere', { placeKeys: ['city:Bern'], regions: ['30'] }, {}, 'apart', 'place'],
    ['a room too few', {}, { rooms: 2 }, 'near', 'rooms'],
    ['two rooms too many', {}, { rooms: 6 }, 'apart', 'rooms'],
    ['rooms that nobody knows', {}, { rooms: null }, 'apart', 'rooms'],
    ['fifteen per cent too dear', {}, { grossRent: 230_000 }, 'near', 'rent'],
    ['a Rappen more than that', {}, { grossRent: 230_001 }, 'apart', 'rent'],
    ['a little too small', {}, { area: 60 }, 'near', 'area'],
    ['half as large', {}, { area: 35 }, 'apart', 'area'],
    ['free two months before', {}, { moveInDate: '2027-02-01' }, 'near', 'move_in'],
    ['a person too many', {}, { maxOccupancy: 2 }, 'near', 'household'],
    ['meant for one', {}, { maxOccupancy: 1 }, 'apart', 'household'],
    ['no lift', { needs: ['lift'] }, {}, 'near', 'lift'],
    ['no balcony', { needs: ['balcony'] }, { balconyArea: 0 }, 'near', 'balcony'],
    ['steps before the door are never near', { needs: ['obstacle_free'] }, {}, 'apart', 'obstacle_free'],
    ['the ground floor', { needs: ['not_ground_floor'] }, { floorNumber: 0 }, 'near', 'not_ground_floor'],
    ['no dogs', { needs: ['dogs'] }, {}, 'near', 'dogs'],
    ['nowhere to park', { needs: ['parking'] }, {}, 'near', 'parking'],
  ])('%s', (_, wish, object, verdict, misses) => {
    expect(judge(wish, object)).toEqual([verdict, misses])
  })
})

it.each<[string, Partial<Criteria>, Partial<Offered>]>([
  ['anywhere', { placeKeys: [] }, { placeKeys: ['city:Bern'], region: '30' }],
  ['any number of rooms', { roomsFrom: null, roomsTo: null }, { rooms: null }],
  ['any rent', { rentMax: null }, { grossRent: null }],
  ['at the limit of the rent', {}, { grossRent: 200_000 }],
  ['free a month before', {}, { moveInDate: '2027-03-01' }],
  ['free later than from when', {}, { moveInDate: '2027-09-01' }],
  ['a lift of the house', { needs: ['lift'] }, { hasLift: true }],
  ['a lift of which nobody knows', { needs: ['lift'] }, { hasLift: null }],
  ['pets of which nobody has said anything', { needs: ['dogs', 'cats'] }, { allowsDogs: null, allowsCats: null }],
  ['a balcony by its area', { needs: ['balcony'] }, { balconyArea: 6 }],
  ['a parking space without rooms', { kinds: ['parkingspace'] }, { kind: 'parkingspace', rooms: null, area: null }],
])('fits: %s', (_, wish, object) => {
  expect(judge(wish, object)).toEqual(['fits', ''])
})

it('is too far off when two things are missing', () => {
  expect(judge({ needs: ['lift'] }, { rooms: 2 })).toEqual(['apart', 'rooms,lift'])
})

it('is free today at the earliest', () => {
  expect(judge({ moveInFrom: '2027-06-01' }, { moveInDate: '2020-01-01' })).toEqual(['apart', 'move_in'])
  expect(judge({ moveInFrom: '2027-02-01' }, { moveInDate: null })).toEqual(['fits', ''])
})
