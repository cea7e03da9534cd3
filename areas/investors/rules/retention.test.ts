import { expect, it } from 'vitest'
import { leftBefore, offerKeptUntil, signatureKeptUntil } from './retention.ts'

it.each([
  ['2026-11-26', 2, '2038-11-26'],
  ['2026-11-26', 3, '2039-11-26'],
  ['2026-11-26', 0, '2036-11-26'],
])('a signature of %s with an NDA of %i years is kept until %s', (day, years, until) => {
  expect(signatureKeptUntil(day, years)).toBe(until)
})

it('an offer is kept ten years', () => {
  expect(offerKeptUntil('2026-01-31')).toBe('2036-01-31')
})

it('counts days back', () => {
  expect(leftBefore(new Date('2026-11-26T00:00:00Z'), 180).toISOString()).toBe('2026-05-30T00:00:00.000Z')
})
