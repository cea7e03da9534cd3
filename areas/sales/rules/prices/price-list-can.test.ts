import { describe, expect, it } from 'vitest'
import { inForceFrom, loweredObjects, priceListCan } from './price-list-can.ts'
import { listStates } from './price-list-state.ts'

const allowedIn = (
  can: (judged: { state: (typeof listStates)[number]; submittedBy: string; by: string }) => { allowed: boolean },
) => listStates.filter((state) => can({ state, submittedBy: 'anna', by: 'beat' }).allowed)

describe('actions on a version', () => {
  it.each([
    ['beEdited', ['draft']],
    ['beSubmitted', ['draft']],
    ['beApproved', ['waiting']],
    ['beRejected', ['waiting']],
    ['beWithdrawn', ['draft', 'waiting', 'scheduled']],
  ] as const)('%s in %j only', (action, states) => {
    expect(allowedIn(priceListCan[action])).toEqual(states)
  })

  it('are not decided by the person who submitted it', () => {
    const own = { state: 'waiting', submittedBy: 'anna', by: 'anna' } as const
    expect(priceListCan.beApproved(own)).toMatchObject({ allowed: false, reason: 'sales_price_reason_second_person' })
    expect(priceListCan.beRejected(own).allowed).toBe(false)
    expect(priceListCan.beWithdrawn(own).allowed).toBe(true)
  })
})

describe('valid-from', () => {
  const now = new Date('2026-11-26T14:00:00Z')

  it.each([
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    ['2026-07-01', null],
    ['2027-07-01', '2027-06-30T22:00:00.000Z'],
    ['2026-11-26', '2026-11-26T14:00:00.000Z'],
    ['2026-11-25', null],
  ])('%s is in force from %s', (day, instant) => {
    expect(inForceFrom(day, now)?.toISOString() ?? null).toBe(instant)
  })
})

describe('lowered prices', () => {
  it('are those below one of the references', () => {
    const prices = new Map([
      ['kept', 100],
      ['lower', 99],
      ['higher', 101],
      ['lowerThanNext', 110],
      ['new', 1],
    ])
    const inForce = new Map([
      ['kept', 100],
      ['lower', 100],
      ['higher', 100],
      ['lowerThanNext', 100],
    ])
    const next = new Map([['lowerThanNext', 120]])
    expect(loweredObjects(prices, [inForce, next])).toEqual(['lower', 'lowerThanNext'])
  })
})
