import { expect, it } from 'vitest'
import { objectStates } from '#areas/buildings/rules/object-state.ts'
import { priceInForce } from './object-price.ts'

const written = new Date()

it('follows the list until it is written, except for what is reserved or sold', () => {
  const listed = { price: 95, writtenAt: null }
  const kept = objectStates.filter((lettingState) => priceInForce({ lettingState, sellingPrice: 90 }, listed) === 90)
  expect(kept).toEqual(['reserved', 'sold'])
})

it('is that of the object once the list is written, so that a change by hand counts', () => {
  const object = { lettingState: 'available', sellingPrice: 93 } as const
  expect(priceInForce(object, { price: 95, writtenAt: written })).toBe(93)
  expect(priceInForce(object, null)).toBe(93)
})
