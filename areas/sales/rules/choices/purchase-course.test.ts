import { describe, expect, it } from 'vitest'
import type { ReservationState } from '../reservation-state.ts'
import { courseOfPurchase, type PurchaseFacts } from './purchase-course.ts'

const facts: PurchaseFacts = { isConfirmed: true, reservation: null, hasFee: true, keysOn: null }
const current = (more: Partial<PurchaseFacts>) =>
  courseOfPurchase({ ...facts, ...more }).find(({ state }) => state === 'current')?.key

describe('the course of a purchase', () => {
  it.each([
    [null, 'reservation'],
    ['offered', 'reservation'],
    ['queued', 'reservation'],
    ['signed', 'fee'],
    ['paid', 'countersigned'],
    ['completed', 'notary'],
    ['sold', 'handover'],
  ] as [ReservationState | null, string][])('in %s stands at %s', (reservation, step) => {
    expect(current({ reservation })).toBe(step)
  })

  it('begins with the confirmation, leaves out a fee that is not asked, and ends with the keys', () => {
    expect(current({ isConfirmed: false })).toBe('confirmation')
    expect(courseOfPurchase({ ...facts, hasFee: false }).map(({ key }) => key)).not.toContain('fee')
    const ended = courseOfPurchase({ ...facts, reservation: 'sold', keysOn: '2027-06-01' })
    expect(ended.every(({ state }) => state === 'done')).toBe(true)
  })
})
