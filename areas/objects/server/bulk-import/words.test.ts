import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

it.each([
  ['tiefgarage', 'parking_regular'],
  ['einstellplatz', 'parking_regular'],
  ['placeexterieure', 'parking_outdoor'],
  ['parkplatz', 'parkingspace'],
  ['keller', 'cellar'],
  ['schloss', undefined],
])('«%s» names %s', (word, type) => expect(wordsOf('objectType').get(word)).toBe(type))
