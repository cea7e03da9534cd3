import { expect, it } from 'vitest'
import { advertisedBy } from './advertising.ts'

it.each([
  ['Homegate', 'portal', 'homegate'],
  ['homegate.ch AG', 'portal', 'homegate'],
  ['ImmoScout24', 'portal', 'immoscout24'],
  ['Immobilien-Scout', 'portal', 'immoscout24'],
  ['Google Ads', 'source', 'search_engine'],
  ['Instagram', 'source', 'instagram'],
])('the cost of %s is that of the %s %s', (typed, facet, value) => {
  expect(advertisedBy(typed)).toEqual({ facet, value })
})

it.each(['', 'Plakat', 'Tram 12'])('the cost of «%s» belongs to no source', (typed) => {
  expect(advertisedBy(typed)).toBeNull()
})
