import { describe, expect, it } from 'vitest'
import { answerUntil, isReminderDue, lastSignOf, renewalStep } from './renewal.ts'

const at = (day: string) => new Date(`${day}T03:00:00Z`)
const waiting = { confirmedAt: null, filledAt: null, waitsSince: at('2025-11-01') }
const unasked = { ...waiting, askedAt: null, remindedAt: null }
const asked = { ...waiting, askedAt: at('2026-11-01'), remindedAt: null }

describe('the last sign of life', () => {
  it.each([
    [{ confirmedAt: null, filledAt: null, waitsSince: null }, null],
    [waiting, at('2025-11-01')],
    [{ ...waiting, filledAt: at('2026-02-01') }, at('2026-02-01')],
    [{ ...waiting, filledAt: at('2026-02-01'), confirmedAt: at('2026-03-01') }, at('2026-03-01')],
  ])('of %j is %j', (signs, expected) => {
    expect(lastSignOf(signs)).toEqual(expected)
  })
})

describe('a request', () => {
  it.each([
    ['is left alone for a year', unasked, '2026-10-31', null],
    ['is asked after a year', unasked, '2026-11-01', 'ask'],
    ['was asked and has time', asked, '2026-11-20', null],
    ['is reminded seven days before', asked, '2026-11-24', 'remind'],
    ['is not reminded twice', { ...asked, remindedAt: at('2026-11-24') }, '2026-11-26', null],
    ['is reminded one day before', { ...asked, remindedAt: at('2026-11-24') }, '2026-11-30', 'remind'],
    ['is reminded once if both days were missed', { ...asked, remindedAt: at('2026-11-30') }, '2026-11-30', null],
    ['ends without an answer', asked, '2026-12-01', 'end'],
    ['answered, so nothing is due', { ...asked, confirmedAt: at('2026-11-05') }, '2026-12-01', null],
    ['is asked a year after the answer', { ...asked, confirmedAt: at('2026-11-05') }, '2027-11-05', 'ask'],
    [
      'is reminded in the second year, too',
      { ...asked, confirmedAt: at('2026-11-30'), remindedAt: at('2026-11-24'), askedAt: at('2027-11-30') },
      '2027-12-24',
      'remind',
    ],
    ['was never accepted', { ...unasked, waitsSince: null }, '2030-01-01', null],
  ] as const)('%s', (_what, one, now, expected) => {
    expect(renewalStep(one, { now: at(now), months: 12 })).toBe(expected)
  })

  it('is never asked with 0 months', () => {
    expect(renewalStep(unasked, { now: at('2030-01-01'), months: 0 })).toBeNull()
    expect(renewalStep(asked, { now: at('2030-01-01'), months: 0 })).toBeNull()
  })

  it('tells until when an answer counts, and nothing once it was given', () => {
    expect(answerUntil(asked)).toEqual(at('2026-12-01'))
    expect(answerUntil({ ...asked, confirmedAt: at('2026-11-02') })).toBeNull()
    expect(answerUntil(unasked)).toBeNull()
  })
})

describe('a proposal', () => {
  const proposal = { createdAt: at('2026-11-01'), answerBy: at('2026-11-08'), remindedAt: null }
  it.each([
    ['has time', proposal, '2026-11-05', false],
    ['is in its last two days', proposal, '2026-11-06', true],
    ['was reminded of', { ...proposal, remindedAt: at('2026-11-06') }, '2026-11-07', false],
    ['is over', proposal, '2026-11-08', false],
    ['was made yesterday', { ...proposal, createdAt: at('2026-11-06') }, '2026-11-07', false],
    ['has no deadline', { ...proposal, answerBy: null }, '2026-11-07', false],
  ])('%s', (_what, one, now, expected) => {
    expect(isReminderDue(one, at(now))).toBe(expected)
  })
})
