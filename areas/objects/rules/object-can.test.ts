import { describe, expect, it } from 'vitest'
import { obstacleTo, type ObjectAction, type Ties } from './object-can.ts'
import { objectStates, publicStateOf, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { publicFaceOf, type PublicTerms } from './public-pages/public-object.ts'

const free: Ties = { isHeld: false, keptBecause: null }

const allowedFrom = (action: keyof typeof obstacleTo, isPublished = false, ties = free): ObjectState[] =>
  objectStates.filter(
    (progressState) =>
      obstacleTo[action]({ progressState, lettingState: progressState, isPublished, ...ties }) === null,
  )

describe('an object', () => {
  it.each<[ObjectAction, ObjectState[]]>([
    ['activate', ['draft', 'reserved', 'rented', 'sold', 'inactive']],
    ['close', ['draft', 'available', 'reserved', 'inactive']],
    ['deactivate', ['draft', 'available', 'reserved']],
    ['reserve', ['available']],
    ['publish', ['available', 'with_offer', 'assigned', 'reserved', 'rented', 'sold']],
  ])('can be moved by "%s" from these states alone', (action, states) => {
    expect(allowedFrom(action)).toEqual(states)
  })

  it('that a household has is not given to others by hand, nor deleted', () => {
    expect(allowedFrom('activate', false, { ...free, isHeld: true })).toEqual(['draft', 'reserved', 'inactive'])
    expect(allowedFrom('close', false, { ...free, isHeld: true })).not.toContain('available')
    expect(allowedFrom('remove', false, { ...free, isHeld: true })).toEqual([])
  })

  it('is deleted only when nothing would lose its reason', () => {
    const kept = ['with_offer', 'rented', 'sold']
    expect(allowedFrom('remove')).toEqual(objectStates.filter((state) => !kept.includes(state)))
    for (const keptBecause of ['objects_reason_hangs_letting', 'objects_reason_hangs_wish']) {
      expect(allowedFrom('remove', false, { ...free, keptBecause })).toEqual([])
    }
  })

  it('is published once and hidden once', () => {
    expect(
      obstacleTo.publish({ progressState: 'available', lettingState: 'available', isPublished: true, ...free }),
    ).toBe('objects_reason_published')
    expect(
      obstacleTo.unpublish({ progressState: 'available', lettingState: 'available', isPublished: false, ...free }),
    ).toBe('objects_reason_not_published')
    expect(allowedFrom('unpublish', true)).toEqual(objectStates)
  })

  it('says which state stands in the way', () => {
    expect(
      obstacleTo.deactivate({ progressState: 'rented', lettingState: 'rented', isPublished: false, ...free }),
    ).toBe('objects_reason_rented')
  })
})

describe('the public state', () => {
  it.each<[ObjectState, string | null]>([
    ['draft', null],
    ['available', 'free'],
    ['with_offer', 'reserved'],
    ['assigned', 'reserved'],
    ['reserved', 'reserved'],
    ['rented', 'rented'],
    ['sold', 'sold'],
    ['inactive', null],
  ])('of %s is %s', (state, face) => {
    expect(publicStateOf(state, { reservedOnOpenOffer: true })).toBe(face)
  })

  it('stays free during an offer when the project says so', () => {
    expect(publicStateOf('with_offer', { reservedOnOpenOffer: false })).toBe('free')
  })
})

describe('what the public sees', () => {
  const terms: PublicTerms = {
    today: '2026-11-20',
    reservedOnOpenOffer: true,
    showsTaken: true,
    hidesPricesOfTaken: true,
  }
  const shown = { isPublished: true, publicationStart: null, publicationEnd: null, lettingState: 'available' as const }

  it('is nothing unpublished, not yet or no longer published', () => {
    expect(publicFaceOf({ ...shown, isPublished: false }, terms)).toBeNull()
    expect(publicFaceOf({ ...shown, publicationStart: '2026-11-21' }, terms)).toBeNull()
    expect(publicFaceOf({ ...shown, publicationEnd: '2026-11-19' }, terms)).toBeNull()
    expect(
      publicFaceOf({ ...shown, publicationStart: '2026-11-20', publicationEnd: '2026-11-20' }, terms),
    ).not.toBeNull()
  })

  it('is the price of what is free, and of what is taken only when the project says so', () => {
    const rented = { ...shown, lettingState: 'rented' as const }
    expect(publicFaceOf(shown, terms)).toEqual({ state: 'free', saysPrice: true })
    expect(publicFaceOf(rented, terms)).toEqual({ state: 'rented', saysPrice: false })
    expect(publicFaceOf(rented, { ...terms, hidesPricesOfTaken: false })).toEqual({ state: 'rented', saysPrice: true })
  })

  it('is no taken object at all when the project hides them', () => {
    expect(publicFaceOf({ ...shown, lettingState: 'reserved' }, { ...terms, showsTaken: false })).toBeNull()
  })
})
