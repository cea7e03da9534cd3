import { expect, it } from 'vitest'
import { hexColour } from './hex-colour.ts'

it.each([
  ['#3CA', '#33ccaa'],
  ['36ccc4', '#36ccc4'],
  [' #36CCC4 ', '#36ccc4'],
  // The specification names two digits as well; no standard knows such a colour.
  ['#ab', undefined],
  ['#abcd', undefined],
  ['teal', undefined],
  [null, undefined],
])('%s is %s', (typed, colour) => expect(hexColour(typed)).toBe(colour))
