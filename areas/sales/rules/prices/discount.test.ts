import { describe, expect, it } from 'vitest'
import { reservationStates } from '../reservation-state.ts'
import { discountOn } from './discount.ts'
import { discountCan } from './discount-can.ts'

describe('a discount', () => {
  it.each([
    [92_000_000, 'amount', 1_000_000, 1_000_000],
    [92_000_000, 'percent', 200, 1_840_000],
    [92_000_001, 'percent', 333, 3_063_600],
    [10, 'percent', 2500, 5],
    [500_000, 'amount', 600_000, 500_000],
  ] as const)('on %i as %s %i is %i', (price, kind, value, discount) => {
    expect(discountOn(price, { kind, value })).toBe(discount)
  })
})

describe('actions on a discount', () => {
  const proposed = { state: 'proposed', proposedBy: 'anna', by: 'beat', reservation: null } as const

  it('are decided by a second person', () => {
    expect(discountCan.beApproved(proposed).allowed).toBe(true)
    expect(discountCan.beApproved({ ...proposed, by: 'anna' })).toMatchObject({
      allowed: false,
      reason: 'sales_price_reason_second_person',
    })
    expect(discountCan.beRefused({ ...proposed, by: 'anna' }).allowed).toBe(false)
  })

  it('end with the signature', () => {
    const open = reservationStates.filter((reservation) => discountCan.beApproved({ ...proposed, reservation }).allowed)
    expect(open).toEqual(['offered', 'released'])
    const withdrawn = reservationStates.filter(
      (reservation) => discountCan.beWithdrawn({ state: 'approved', reservation }).allowed,
    )
    expect(withdrawn).toEqual(['offered', 'released'])
    expect(discountCan.beProposed({ current: null, reservation: 'signed' }).allowed).toBe(false)
  })

  it.each([
    [null, true],
    ['refused', true],
    ['withdrawn', true],
    ['proposed', false],
    ['approved', false],
  ] as const)('after one that is %s a new one is possible: %s', (current, allowed) => {
    expect(discountCan.beProposed({ current, reservation: null }).allowed).toBe(allowed)
  })
})
