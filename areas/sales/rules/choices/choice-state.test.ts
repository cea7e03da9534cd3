import { describe, expect, it } from 'vitest'
import { choiceCan, choiceStateAt, isOpenOn, lastDayOf, sumOfEffects } from './choice-state.ts'

const heldSince = new Date('2026-11-20T23:30:00Z')
const option = { reopenedUntil: null, deadlineOn: null, deadlineDays: 10 }

describe('the last day to choose', () => {
  it.each([
    ['days after the Swiss day of the reservation', option, '2026-12-01'],
    ['a fixed day', { ...option, deadlineOn: '2026-12-24', deadlineDays: null }, '2026-12-24'],
    ['the later day that staff have set', { ...option, reopenedUntil: '2027-01-31' }, '2027-01-31'],
  ])('is %s', (_title, limited, day) => {
    expect(lastDayOf(limited, heldSince)).toBe(day)
  })

  it('ends with its last second in Switzerland, in winter and in summer', () => {
    expect(isOpenOn('2026-12-01', new Date('2026-12-01T22:59:59Z'))).toBe(true)
    expect(isOpenOn('2026-12-01', new Date('2026-12-01T23:00:00Z'))).toBe(false)
    expect(isOpenOn('2026-07-01', new Date('2026-07-01T21:59:59Z'))).toBe(true)
    expect(isOpenOn('2026-07-01', new Date('2026-07-01T22:00:00Z'))).toBe(false)
  })
})

describe('a choice', () => {
  const day = '2026-12-01'
  const inTime = new Date('2026-12-01T12:00:00Z')
  const late = new Date('2026-12-02T12:00:00Z')

  it.each([
    ['signed', true],
    ['paid', true],
    ['completed', true],
    ['offered', false],
    ['queued', false],
    ['sold', false],
    ['released', false],
  ] as const)('with a reservation in %s is made by the buyer: %s', (state, allowed) => {
    expect(choiceCan.beMadeByBuyer(state, day, inTime).allowed).toBe(allowed)
    expect(choiceCan.beMadeByBuyer(state, day, late).allowed).toBe(false)
    expect(choiceCan.beMadeByStaff(state).allowed).toBe(allowed)
  })

  it.each([
    [null, inTime, 'open'],
    [null, late, 'by_default'],
    ['deadline', late, 'by_default'],
    ['buyer', late, 'confirmed'],
    ['staff', inTime, 'confirmed'],
  ] as const)('of %s at %s is %s', (chosenBy, now, state) => {
    expect(choiceStateAt(chosenBy, day, now)).toBe(state)
  })

  it('raises and lowers the price', () => {
    expect(sumOfEffects([420_000, -30_050, 0])).toBe(389_950)
  })
})
