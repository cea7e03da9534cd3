import { expect, test } from 'vitest'
import { takesNoMore } from './application-limit.ts'

test.each([
  [null, 5000, false],
  [3, 0, false],
  [3, 2, false],
  [3, 3, true],
  // A limit below the received number keeps the applications and refuses new ones.
  [3, 4, true],
  [0, 0, true],
])('with a limit of %j and %i applications, “takes no more” is %j', (maxApplications, received, verdict) => {
  expect(takesNoMore({ maxApplications, received })).toBe(verdict)
})
