import { describe, expect, it } from 'vitest'
import { choosableTimes, isOverdue, mayPropose, proposalCan, type ProposalState } from './proposal-state.ts'

describe('dates may be proposed', () => {
  it.each([
    ['notary', 'signed', null, false],
    ['notary', 'completed', null, true],
    ['notary', 'sold', null, false],
    ['handover', 'completed', null, true],
    ['handover', 'sold', null, true],
    ['handover', 'sold', '2026-12-01', false],
    ['handover', 'released', null, false],
  ] as const)('for %s in %s with keys on %s: %s', (kind, state, keysOn, allowed) => {
    expect(mayPropose(kind, { state, keysOn }).allowed).toBe(allowed)
  })
})

describe('a proposal', () => {
  const times = [new Date('2026-12-10T09:00:00Z'), new Date('2026-12-11T09:00:00Z')]
  const open = { kind: 'notary', state: 'open' as ProposalState, answerUntil: '2026-12-05', times } as const

  it('is answered until the last second of its deadline in Switzerland', () => {
    expect(proposalCan.beAnswered(open, new Date('2026-12-05T22:59:59Z')).allowed).toBe(true)
    expect(proposalCan.beAnswered(open, new Date('2026-12-05T23:00:00Z')).allowed).toBe(false)
  })

  it.each(['chosen', 'none_suits', 'withdrawn', 'replaced'] as const)(
    'in %s is neither answered nor withdrawn',
    (state) => {
      expect(proposalCan.beAnswered({ ...open, state }, new Date('2026-12-01T12:00:00Z')).allowed).toBe(false)
      expect(proposalCan.beWithdrawn({ state }).allowed).toBe(false)
    },
  )

  it('offers times that have not passed', () => {
    expect(choosableTimes({ times }, new Date('2026-12-10T09:00:00Z'))).toEqual([times[1]])
  })

  it('is overdue on the day after its deadline, while nobody has answered', () => {
    expect([isOverdue(open, '2026-12-05'), isOverdue(open, '2026-12-06')]).toEqual([false, true])
    expect(isOverdue({ ...open, state: 'chosen' }, '2026-12-06')).toBe(false)
  })
})
