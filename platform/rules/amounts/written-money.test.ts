import { expect, it } from 'vitest'
import { writtenMoney } from './written-money.ts'

it.each([
  [0, 'CHF 0.00'],
  [5, 'CHF 0.05'],
  [185_000, "CHF 1'850.00"],
  [62_000_000, "CHF 620'000.00"],
  [123_456_789, "CHF 1'234'567.89"],
  [-50, 'CHF -0.50'],
  [-185_050, "CHF -1'850.50"],
  [-0.4, 'CHF 0.00'],
])('writes %s Rappen as %s', (rappen, words) => {
  expect(writtenMoney(rappen)).toBe(words)
})

it('writes other currencies', () => {
  expect(writtenMoney(185_000, 'EUR')).toBe("EUR 1'850.00")
})
