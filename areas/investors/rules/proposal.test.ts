import { expect, it } from 'vitest'
import { isProposedJustNow } from './proposal.ts'

const now = new Date('2026-11-26T12:00:00Z')

it.each([
  [null, false],
  [0, true],
  [9_999, true],
  [10_000, false],
])('a proposal of %s milliseconds ago was made just now: %s', (ago, justNow) => {
  expect(isProposedJustNow(ago === null ? null : new Date(now.getTime() - ago), now)).toBe(justNow)
})
