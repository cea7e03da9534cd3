import { expect, it } from 'vitest'
import { figureText } from './figure-text.ts'

it.each([
  ['share', 0.03848, '3.85\u00a0%'],
  ['share', 1, '100.00\u00a0%'],
  ['amount', 511_999.5, "CHF\u00a0512'000"],
] as const)('a figure (%s) of %d reads «%s»', (kind, value, text) => {
  expect(figureText({ kind, value })).toBe(text)
})
