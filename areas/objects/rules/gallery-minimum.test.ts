import { expect, test } from 'vitest'
import { obstacleToPublishing, problemOfFewer } from './gallery-minimum.ts'

test.each([
  [0, 0, true],
  [2, 3, false],
  [3, 3, true],
])('with %d pictures and a minimum of %d it may be published: %s', (pictures, least, may) =>
  expect(obstacleToPublishing(pictures, least) === null).toBe(may),
)

test.each([
  ['one is taken away above the minimum', 4, 3, true],
  ['one is taken away at the minimum', 3, 2, false],
  ['one is added below it', 1, 2, true],
  ['one is replaced below it', 1, 1, true],
])('%s', (_said, before, after, may) => expect(problemOfFewer(before, after, 3) === null).toBe(may))
