import { expect, it } from 'vitest'
import { byOffer, rankOf } from './offer-order.ts'

const offer = (applicationId: string, kind: 'nbo' | 'bo', amount: number) => ({ applicationId, kind, amount })
const offers = [
  offer('a', 'nbo', 100),
  offer('b', 'nbo', 120),
  offer('c', 'nbo', 120),
  offer('b', 'bo', 110),
  offer('a', 'bo', 90),
]

it.each([
  ['as they came', offers],
  ['the other way round', offers.toReversed()],
])('binding offers come first, then the highest: %s', (_, given) => {
  const order = given.toSorted(byOffer).map(({ applicationId, kind, amount }) => `${applicationId} ${kind} ${amount}`)
  expect(order).toEqual(['b bo 110', 'a bo 90', 'b nbo 120', 'c nbo 120', 'a nbo 100'])
})

it.each([
  ['a', ['nbo 3 of 3', 'bo 2 of 2']],
  ['b', ['nbo 1 of 3', 'bo 1 of 2']],
  ['c', ['nbo 1 of 3']],
  ['d', []],
])('the places of %s', (applicationId, places) => {
  expect(rankOf(offers, applicationId).map(({ kind, rank, of }) => `${kind} ${rank} of ${of}`)).toEqual(places)
})
