import { describe, expect, it } from 'vitest'
import { feeBaseOf, feeCan, feeOf, feeStateOf, invoiceCan } from './fee.ts'

const priced = { isForSale: false, netRent: null, sellingPrice: null, soldFor: null }

describe('the base of a fee', () => {
  it.each([
    ['a let object: twelve net rents', { ...priced, netRent: 172_000 }, { kind: 'net_rent', amount: 2_064_000 }],
    [
      'an object for sale: its price',
      { ...priced, isForSale: true, sellingPrice: 95_000_000 },
      { kind: 'selling_price', amount: 95_000_000 },
    ],
    [
      'a sold object: the price of the sale',
      { ...priced, isForSale: true, sellingPrice: 95_000_000, soldFor: 93_500_000 },
      { kind: 'selling_price', amount: 93_500_000 },
    ],
    ['an object without rent', priced, null],
    ['an object for sale without price', { ...priced, isForSale: true }, null],
  ])('of %s', (_name, object, base) => {
    expect(feeBaseOf(object)).toEqual(base)
  })
})

it.each([
  ['4.5 % of 20640.00 with 8.1 % VAT', { base: 2_064_000, percent: 450, vatRate: 810 }, { amount: 92_880, vat: 7_523 }],
  ['2.25 % of 935000.00', { base: 93_500_000, percent: 225, vatRate: 810 }, { amount: 2_103_750, vat: 170_404 }],
  ['without VAT', { base: 2_064_000, percent: 450, vatRate: 0 }, { amount: 92_880, vat: 0 }],
  ['0 %', { base: 2_064_000, percent: 0, vatRate: 810 }, { amount: 0, vat: 0 }],
])('the fee of %s', (_name, input, fee) => {
  expect(feeOf(input)).toEqual(fee)
})

describe('actions on a fee', () => {
  const fee = { hasBase: true, isCalculated: true, hasDate: true, isCleared: false }
  it.each([
    ['open', { ...fee, isCalculated: false, hasDate: false }, [true, false, false]],
    ['without base', { ...fee, hasBase: false, isCalculated: false }, [false, false, false]],
    ['calculated', fee, [true, true, false]],
    ['calculated without date', { ...fee, hasDate: false }, [true, false, false]],
    ['cleared', { ...fee, isCleared: true }, [false, false, true]],
  ])('%s', (_name, standing, [calculate, clear, renew]) => {
    expect([
      feeCan.calculate(standing).allowed,
      feeCan.clear(standing).allowed,
      feeCan.renew(standing).allowed,
    ]).toEqual([calculate, clear, renew])
  })

  it('has the state open, calculated or cleared', () => {
    expect([
      feeStateOf({ isCalculated: false, isCleared: false }),
      feeStateOf({ isCalculated: true, isCleared: false }),
      feeStateOf({ isCalculated: true, isCleared: true }),
    ]).toEqual(['open', 'calculated', 'cleared'])
  })
})

describe('cancelling an invoice', () => {
  it.each([
    [false, false, null],
    [true, false, 'budget_invoice_reason_cancelled'],
    [false, true, 'budget_invoice_reason_followed'],
  ])('cancelled before %s, followed by the next fee %s: %s', (isCancelled, isFollowed, reason) => {
    expect(invoiceCan.cancel({ isCancelled, isFollowed })).toEqual(
      reason === null ? { allowed: true } : { allowed: false, reason },
    )
  })
})
