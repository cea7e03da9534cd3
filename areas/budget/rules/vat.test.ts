import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dividedHalfUp, isWholeRappen, rappenOf, shareOf } from '#platform/rules/amounts/money.ts'
import { legalVatRates, taxed, vatRateOn } from './vat.ts'

describe('the VAT rate', () => {
  it.each([
    ['standard', '2023-12-31', 770],
    ['standard', '2024-01-01', 810],
    ['reduced', '2023-06-30', 250],
    ['reduced', '2026-11-26', 260],
    ['accommodation', '2026-11-26', 380],
    ['standard', '2010-01-01', 770],
    ['none', '2026-11-26', 0],
  ] as const)('%s on %s is %d hundredths of a percent', (kind, day, rate) => {
    expect(vatRateOn(legalVatRates, kind, day)).toBe(rate)
  })

  it('follows entries of the settings in any order', () => {
    const rates = [{ from: '2028-01-01', standard: 850, reduced: 270, accommodation: 400 }, ...legalVatRates]
    expect([vatRateOn(rates, 'standard', '2027-12-31'), vatRateOn(rates, 'standard', '2028-01-01')]).toEqual([810, 850])
  })
})

describe('VAT of an amount in Rappen', () => {
  it.each([
    ['net 1000.00', { amount: 100_000, rate: 810, taxIncluded: false }, { net: 100_000, vat: 8_100, gross: 108_100 }],
    ['gross 1081.00', { amount: 108_100, rate: 810, taxIncluded: true }, { net: 100_000, vat: 8_100, gross: 108_100 }],
    ['gross 100.00', { amount: 10_000, rate: 810, taxIncluded: true }, { net: 9_251, vat: 749, gross: 10_000 }],
    ['net 0.05, half up', { amount: 5, rate: 1000, taxIncluded: false }, { net: 5, vat: 1, gross: 6 }],
    ['without VAT', { amount: 12_345, rate: 0, taxIncluded: true }, { net: 12_345, vat: 0, gross: 12_345 }],
    [
      'the largest amount',
      { amount: 99_999_999_999, rate: 810, taxIncluded: false },
      { net: 99_999_999_999, vat: 8_100_000_000, gross: 108_099_999_999 },
    ],
  ])('%s', (_name, entered, expected) => {
    expect(taxed(entered)).toEqual(expected)
  })

  it('always adds up, in whole Rappen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.boolean(),
        (amount, rate, taxIncluded) => {
          const { net, vat, gross } = taxed({ amount, rate, taxIncluded })
          expect(net + vat).toBe(gross)
          expect([net, vat, gross].every(Number.isSafeInteger)).toBe(true)
          expect(taxIncluded ? gross : net).toBe(amount)
        },
      ),
    )
  })
})

describe('amounts', () => {
  it.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1234567.89, 123456789],
  ])('%d francs are %d Rappen', (francs, rappen) => {
    expect([isWholeRappen(francs), rappenOf(francs)]).toEqual([true, rappen])
  })

  it('have at most two decimals', () => {
    expect(isWholeRappen(1.005)).toBe(false)
  })

  it('round half up', () => {
    expect([dividedHalfUp(5, 10), dividedHalfUp(4, 10), dividedHalfUp(15, 10)]).toEqual([1, 0, 2])
    expect(shareOf(2_040_000, 450)).toBe(91_800)
  })
})
