import { expect, test } from 'vitest'
import { writtenBound } from './written-bound.ts'

test.each([
  [0.5, '0.5'],
  [1200, '1200'],
  [10_000, "10'000"],
  [1_000_000, "1'000'000"],
  [-20_000.25, "-20'000.25"],
])('%d is written %s', (bound, written) => expect(writtenBound(bound)).toBe(written))
