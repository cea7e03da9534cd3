import { describe, expect, it } from 'vitest'
import { creditCanBeChecked, depositCanBeOpened, highestDeposit } from './means.ts'

const reason = (verdict: ReturnType<typeof creditCanBeChecked>) => (verdict.allowed ? null : verdict.reason)

describe('credit', () => {
  it.each([
    ['active.new', 'enquiries_reason_not_chosen'],
    // A good evaluation is not sufficient; the household must have an offer or assignment.
    ['active.evaluated', 'enquiries_reason_not_chosen'],
    ['with_offer', null],
    ['with_offer.declined', 'enquiries_reason_not_chosen'],
    ['assigned', null],
    ['inactive', 'enquiries_reason_not_chosen'],
  ])('of a household that is %s may be checked unless %s', (progressState, expected) => {
    expect(reason(creditCanBeChecked({ progressState }, { hasBureau: true, hasConsented: true }))).toBe(expected)
  })

  it.each([
    [true, null],
    [false, 'enquiries_reason_no_credit_consent'],
    [null, null],
  ])('of an adult whose own answer is %s may be checked unless %s', (hasConsented, expected) => {
    const verdict = creditCanBeChecked({ progressState: 'with_offer' }, { hasBureau: true, hasConsented })
    expect(reason(verdict)).toBe(expected)
  })

  it('cannot be checked without a bureau', () => {
    expect(reason(creditCanBeChecked({ progressState: 'assigned' }, { hasBureau: false, hasConsented: true }))).toBe(
      'enquiries_reason_no_bureau',
    )
  })
})

describe('a deposit', () => {
  const free = { hasProvider: true, hasOpenDeposit: false }
  it.each([
    ['assigned', free, null],
    ['with_offer', free, 'enquiries_reason_not_assigned'],
    ['assigned', { ...free, hasOpenDeposit: true }, 'enquiries_reason_deposit_open'],
    ['assigned', { ...free, hasProvider: false }, 'enquiries_reason_no_deposit_provider'],
  ])('for a household that is %s with %j may be opened unless %s', (progressState, standing, expected) => {
    expect(reason(depositCanBeOpened({ progressState }, standing))).toBe(expected)
  })

  it('is at most three gross rents', () => {
    expect(highestDeposit(185_000)).toBe(555_000)
    expect(highestDeposit(null)).toBeNull()
  })
})
