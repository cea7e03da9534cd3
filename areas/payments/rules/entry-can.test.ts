import { describe, expect, it } from 'vitest'
import { divisionProblem, entryCan, settleActions, type EntryStanding } from './entry-can.ts'

const standing = (fields: Partial<EntryStanding> = {}): EntryStanding => ({
  state: 'waiting',
  isReversal: false,
  isSettledByPerson: false,
  hasReversed: false,
  ...fields,
})

describe('an entry permits', () => {
  it.each<[string, Partial<EntryStanding>, string[]]>([
    ['a waiting credit', {}, ['assign', 'return', 'ignore']],
    ['a waiting reversal of a booked credit', { isReversal: true, hasReversed: true }, ['ignore', 'takeBack']],
    ['a waiting reversal of an unknown credit', { isReversal: true }, ['ignore']],
    ['a credit matched by its reference', { state: 'matched' }, []],
    ['a credit matched by a person', { state: 'matched', isSettledByPerson: true }, ['reopen']],
    ['a returned credit', { state: 'returned', isSettledByPerson: true }, ['reopen']],
    ['an ignored reversal', { state: 'ignored', isReversal: true }, ['reopen']],
    ['a reversal that took money back', { state: 'reversed', isReversal: true, isSettledByPerson: true }, []],
    ['a reversed credit', { state: 'reversed' }, []],
  ])('%s: %j', (_name, given, actions) => {
    expect(settleActions.filter((action) => entryCan[action](standing(given)).allowed)).toEqual(actions)
  })
})

describe('a division', () => {
  const entry = { amount: 500, currency: 'CHF' }
  it.each<[string, number[], number, string | null]>([
    ['into the whole amount', [500], 0, null],
    ['over several', [200, 300], 0, null],
    ['with a rest that is paid back', [200], 300, null],
    ['with nothing', [], 500, 'payments_division_nothing'],
    ['of more than there is', [300, 300], 0, 'payments_division_too_much'],
    ['with a rest', [300], 0, 'payments_division_rest'],
  ])('%s', (_name, amounts, returned, problem) => {
    expect(divisionProblem(entry, { parts: amounts.map((amount) => ({ amount })), returned })).toBe(problem)
  })

  it('of another currency has amounts in francs', () => {
    expect(divisionProblem({ amount: 500, currency: 'EUR' }, { parts: [{ amount: 470 }], returned: 0 })).toBeNull()
  })
})
