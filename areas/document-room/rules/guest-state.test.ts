import { describe, expect, it } from 'vitest'
import { guestState } from './guest-state.ts'

const day = new Date('2026-11-26T10:00:00Z')

describe('the state of a guest', () => {
  it.each([
    [null, null, false, 'invited'],
    [day, null, false, 'registered'],
    [day, day, false, 'active'],
    [day, day, true, 'ended'],
    [null, null, true, 'ended'],
  ] as const)('registered %s, visited %s, ended %s: %s', (registeredAt, lastVisitAt, isEnded, state) => {
    expect(guestState({ registeredAt, lastVisitAt }, isEnded)).toBe(state)
  })
})
