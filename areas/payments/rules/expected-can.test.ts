import { describe, expect, it } from 'vitest'
import { expectedCan } from './expected-can.ts'
import { expectedStates } from './payment-states.ts'

describe('an expected payment', () => {
  const allowedIn = (action: keyof typeof expectedCan) =>
    expectedStates.filter((state) => expectedCan[action]({ state }).allowed)

  it.each([
    ['change', ['open']],
    ['record', ['open', 'partial']],
    ['receive', ['open', 'partial', 'paid', 'overpaid']],
  ] as const)('permits to %s in %j', (action, states) => {
    expect(allowedIn(action)).toEqual(states)
  })

  it('says why', () => {
    expect(expectedCan.change({ state: 'partial' })).toEqual({
      allowed: false,
      reason: 'payments_reason_something_paid',
    })
    expect(expectedCan.record({ state: 'overpaid' })).toEqual({ allowed: false, reason: 'payments_reason_paid' })
    expect(expectedCan.receive({ state: 'ended' })).toEqual({ allowed: false, reason: 'payments_reason_ended' })
  })
})
