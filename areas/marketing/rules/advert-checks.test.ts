import { describe, expect, it } from 'vitest'
import { blockingIn, checklistOf, scoreOf, type AdvertCheck, type AdvertFacts } from './advert-checks.ts'

const flat: AdvertFacts = {
  kind: 'apartment',
  offer: 'rent',
  street: 'Lindenhofstrasse',
  postalCode: '8400',
  city: 'Winterthur',
  rooms: 3.5,
  area: 86,
  netRent: 172_000,
  ancillaryCost: 23_000,
  sellingPrice: null,
  isPriceOnRequest: false,
  moveInDate: '2027-04-01',
  pictures: 6,
  hasPlan: true,
  hasOfficialNumbers: true,
  hasTour: true,
  titles: ['Helle Wohnung'],
  texts: ['a'.repeat(200)],
  contact: { email: 'vermietung@example.ch', phone: '+41 52 000 00 00' },
  platforms: 1,
}

const broken = (facts: Partial<AdvertFacts>): AdvertCheck[] =>
  checklistOf({ ...flat, ...facts })
    .filter(({ isMet }) => !isMet)
    .map(({ key }) => key)

describe('the checklist', () => {
  it('is met by a complete flat', () => {
    expect(broken({})).toEqual([])
    expect(scoreOf(checklistOf(flat))).toBe(100)
  })

  const table: [AdvertCheck, Partial<AdvertFacts>, 'blocks' | 'advises'][] = [
    ['platform', { platforms: 0 }, 'blocks'],
    ['address', { street: '' }, 'blocks'],
    ['address', { street: ' ' }, 'blocks'],
    ['address', { city: '' }, 'blocks'],
    ['address', { postalCode: '0840' }, 'blocks'],
    ['rooms', { rooms: null }, 'blocks'],
    ['area', { area: null }, 'blocks'],
    ['price', { netRent: null }, 'blocks'],
    ['price', { ancillaryCost: null }, 'blocks'],
    ['price', { offer: 'sale' }, 'blocks'],
    ['move_in_date', { moveInDate: null }, 'blocks'],
    ['title', { titles: ['Helle Wohnung', 'x'.repeat(71)] }, 'blocks'],
    ['title', { titles: [' '] }, 'blocks'],
    ['text', { texts: ['a'.repeat(199)] }, 'blocks'],
    ['text', { texts: ['a'.repeat(200), 'a'.repeat(199)] }, 'blocks'],
    ['contact', { contact: { email: 'a@example.ch', phone: '' } }, 'blocks'],
    ['contact', { contact: { email: '', phone: '+41' } }, 'blocks'],
    ['pictures', { pictures: 4 }, 'advises'],
    ['too_many_pictures', { pictures: 14 }, 'advises'],
    ['plan', { hasPlan: false }, 'advises'],
    ['official_numbers', { hasOfficialNumbers: false }, 'advises'],
    ['tour', { hasTour: false }, 'advises'],
  ]
  it.each(table)('%s: %j %s', (key, facts, weight) => {
    expect(broken(facts)).toEqual([key])
    expect(blockingIn(checklistOf({ ...flat, ...facts }))).toEqual(weight === 'blocks' ? [key] : [])
  })

  it('blocks without any picture, but not for a parking space', () => {
    expect(blockingIn(checklistOf({ ...flat, pictures: 0 }))).toEqual(['picture'])
    expect(broken({ kind: 'parkingspace', pictures: 0, rooms: null, area: null })).toEqual([])
  })

  it.each([{ titles: ['x'.repeat(70)] }, { pictures: 5 }, { pictures: 13 }])('is met at the limit: %j', (facts) => {
    expect(broken(facts)).toEqual([])
  })

  it('is met by no advertisement of which nothing is asked', () => {
    expect(scoreOf([])).toBe(0)
  })

  it('accepts a price on request', () => {
    expect(broken({ netRent: null, isPriceOnRequest: true })).toEqual([])
  })

  it('asks no move-in date of a sale', () => {
    expect(broken({ offer: 'sale', sellingPrice: 89_000_000, moveInDate: null })).toEqual([])
  })

  it('counts a blocking rule twice', () => {
    const whole = checklistOf(flat)
    const points = whole.reduce((sum, { isBlocking }) => sum + (isBlocking ? 2 : 1), 0)
    expect(scoreOf(checklistOf({ ...flat, moveInDate: null }))).toBe(Math.round((100 * (points - 2)) / points))
    expect(scoreOf(checklistOf({ ...flat, hasTour: false }))).toBe(Math.round((100 * (points - 1)) / points))
  })
})
