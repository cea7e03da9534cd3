// Steps of a document at the signing provider, and who may send one, by examples.

import { describe, expect, it } from 'vitest'
import { signingStates, type SigningState } from '#platform/rules/signing-state.ts'
import { reservationCan } from './reservation-can.ts'
import { reservationStates, type ReservationState } from './reservation-state.ts'
import { isAtProvider, pauseAfter, signingStepOf, type SigningStep } from './signing.ts'

describe('a document at the signing provider', () => {
  it.each<[SigningState, SigningStep, boolean]>([
    ['creating', 'wait', true],
    ['draft', 'send', true],
    ['sent', 'wait', true],
    ['viewed', 'wait', true],
    ['completed', 'accept', false],
    ['declined', 'end', false],
    ['voided', 'end', false],
    ['error', 'end', false],
  ])('in state %s: %s next, at the provider: %s', (state, step, isThere) => {
    expect([signingStepOf(state), isAtProvider({ signingState: state })]).toEqual([step, isThere])
  })

  it('is not there before it was sent', () => {
    expect(isAtProvider({ signingState: null })).toBe(false)
  })

  it('is read again soon only while it is prepared', () => {
    expect(signingStates.filter((state) => pauseAfter(state) < 60)).toEqual(['creating'])
  })
})

describe('sending an agreement to the signing provider', () => {
  const asked = { state: 'offered' as ReservationState, isAtProvider: false, hasProvider: true }

  it('is possible for an agreement that is not accepted, and for no other', () => {
    const open = reservationStates.filter((state) => reservationCan.beSentToSign({ ...asked, state }).allowed)
    expect(open).toEqual(['offered'])
  })

  it.each([
    [{ hasProvider: false }, 'contracts_no_provider'],
    [{ isAtProvider: true }, 'sales_reason_at_provider'],
    [{ state: 'signed' as const, hasProvider: false }, 'sales_reason_accepted'],
    [{ state: 'released' as const }, 'sales_reason_released'],
  ])('is refused with %o: %s', (change, reason) => {
    expect(reservationCan.beSentToSign({ ...asked, ...change })).toEqual({ allowed: false, reason })
  })
})
