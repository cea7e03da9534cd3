import { expect, it } from 'vitest'
import { isLoweredByHand } from './lowering.ts'

it.each([
  ['below the list', 100, 90, 100, true],
  ['back to the list after it was raised', 120, 100, 100, false],
  ['down, but not below the list', 120, 110, 100, false],
  ['further down', 90, 80, 100, true],
  ['up, but still below the list', 80, 90, 100, false],
  ['up', 100, 110, 100, false],
  ['below the list from no price', null, 90, 100, true],
  ['to no price', 100, null, 100, false],
  ['down without a list', 100, 90, null, false],
])('%s: from %s to %s with %s in the list is %s', (_title, before, wanted, listed, expected) => {
  expect(isLoweredByHand({ before, wanted, listed })).toBe(expected)
})
