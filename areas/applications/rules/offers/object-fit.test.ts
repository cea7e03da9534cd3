import { describe, expect, it } from 'vitest'
import { objectStates } from '#areas/buildings/rules/object-state.ts'
import {
  fitsOf,
  fitsWholly,
  incomeRatioOf,
  leadingOf,
  minimumPersonsOf,
  objectCanBeOffered,
  type ObjectTerms,
} from './object-fit.ts'

const household = { adults: 2, children: 1, persons: 3, income: 90_000, hasPets: false }
const flat: ObjectTerms = {
  kind: 'apartment',
  sellingPrice: null,
  progressState: 'available',
  rooms: 4.5,
  grossRent: 200_000,
  minOccupancy: null,
  maxOccupancy: null,
  minAdults: null,
  maxAdults: null,
  minChildren: null,
  maxChildren: null,
  allowsDogs: false,
  allowsCats: true,
}
const verdictOf = (rule: string, people: Partial<typeof household>, terms: Partial<ObjectTerms> = {}) =>
  fitsOf({ ...household, ...people }, { ...flat, ...terms }).find((fit) => fit.rule === rule)

describe('an object', () => {
  it('can be offered while it is free or inactive', () => {
    expect(objectStates.filter((state) => objectCanBeOffered(state).allowed)).toEqual(['available', 'inactive'])
  })

  it.each([
    [1, 1],
    [2.5, 1],
    [3.5, 2],
    [4.5, 3],
    [null, 1],
  ])('of %s rooms asks for at least %s persons', (rooms, persons) => {
    expect(minimumPersonsOf({ rooms, minOccupancy: null })).toBe(persons)
    expect(minimumPersonsOf({ rooms, minOccupancy: 4 })).toBe(4)
  })
})

describe('a household and an object', () => {
  it('suit each other by occupancy', () => {
    expect(verdictOf('occupancy', {})?.ok).toBe(true)
    expect(verdictOf('occupancy', { persons: 2 })?.ok).toBe(false)
    expect(verdictOf('occupancy', { persons: 6 }, { maxOccupancy: 5 })).toMatchObject({
      ok: false,
      text: 'applications_fit_occupancy_range',
    })
    expect(verdictOf('adults', {}, { minAdults: 2, maxAdults: 2 })).toMatchObject({
      ok: true,
      text: 'applications_fit_adults_exact',
    })
  })

  it('suit each other by income from three monthly rents on; without income nobody knows', () => {
    expect(incomeRatioOf(72_000, 200_000)).toBe(3)
    expect(verdictOf('income', { income: 72_000 })?.ok).toBe(true)
    expect(verdictOf('income', { income: 71_000 })?.ok).toBe(true)
    expect(verdictOf('income', { income: 60_000 })?.ok).toBe(false)
    expect(fitsOf({ ...household, income: null }, flat).find(({ rule }) => rule === 'income')?.ok).toBe(null)
  })

  it('suit each other by pets only where there are some', () => {
    expect(verdictOf('pets', {})).toBeUndefined()
    expect(verdictOf('pets', { hasPets: true })).toMatchObject({ ok: null, text: 'applications_fit_pets_cats' })
    expect(verdictOf('pets', { hasPets: true }, { allowsCats: false })?.ok).toBe(false)
    const open = verdictOf('pets', { hasPets: true }, { allowsCats: null })
    expect(open).toMatchObject({ ok: null, text: 'applications_fit_pets_unknown' })
  })

  it('fit wholly when nothing stands against it', () => {
    expect(fitsWholly(fitsOf({ ...household, income: null }, flat))).toBe(true)
    expect(fitsWholly(fitsOf({ ...household, persons: 1 }, flat))).toBe(false)
  })

  it('are compared only where somebody would live and pay rent', () => {
    const parking: ObjectTerms = { ...flat, kind: 'parkingspace' }
    expect(fitsOf(household, parking)).toEqual([])
    expect(fitsOf(household, { ...flat, kind: 'craft', maxOccupancy: 1 })).toEqual([])
    expect(fitsOf(household, { ...flat, grossRent: null, sellingPrice: 90_000_000, maxOccupancy: 1 })).toEqual([])
  })
})

describe('of several wishes', () => {
  const parking: ObjectTerms = { ...flat, kind: 'parkingspace' }

  it('the flat leads before its parking space', () => {
    expect(leadingOf([parking, flat])).toBe(flat)
    expect(leadingOf([parking])).toBe(parking)
    expect(leadingOf([])).toBe(null)
  })
})
