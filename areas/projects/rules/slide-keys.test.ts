// Keys of the presentation.

import { expect, it } from 'vitest'
import { slideAfterKey } from './slide-keys.ts'

it.each([
  ['ArrowRight', 1, 2],
  ['PageDown', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 3, undefined],
  ['End', 0, 3],
  ['Home', 3, 0],
  ['Home', 0, undefined],
  ['a', 1, undefined],
])('%s on slide %i of four leads to %s', (key, at, next) => {
  expect(slideAfterKey(key, { at, count: 4 })).toBe(next)
})
