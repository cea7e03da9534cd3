import { expect, it } from 'vitest'
import { hexColour } from './hex-colour.ts'

it.each([
  ['#3CA', '#33ccaa'],
  ['36ccc4', '#36ccc4'],
  [' #36CCC4 ', '#36ccc4'],
  // The specification mentions two digits as well, but no standard defines such colours.
  ['#ab', undefined],
  ['#abcd', undefined],
  ['teal', undefined],
  [null, undefined],
])('%s is %s', (typed, colour) => expect(hexColour(typed)).toBe(colour))
