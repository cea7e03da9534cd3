import { describe, expect, it } from 'vitest'
import { listInForce, listStateAt, type DatedList } from './price-list-state.ts'

const at = (text: string) => new Date(`2026-12-${text}Z`)
const list = (id: string, state: DatedList['state'], inForceFrom: Date | null = null): DatedList => ({
  id,
  state,
  inForceFrom,
})

const lists = [
  list('one', 'approved', at('01T00:00:00')),
  list('two', 'approved', at('10T00:00:00')),
  list('three', 'draft'),
  list('four', 'withdrawn'),
]

describe('the version in force', () => {
  it.each([
    ['30T23:59:59', 'two'],
    ['10T00:00:00', 'two'],
    ['09T23:59:59', 'one'],
    ['01T00:00:00', 'one'],
  ])('at %s is %s', (now, id) => {
    expect(listInForce(lists, at(now))?.id).toBe(id)
  })

  it('is none before the first valid-from', () => {
    expect(listInForce(lists, new Date('2026-11-30T23:59:59Z'))).toBeNull()
  })
})

describe('the state of a version', () => {
  const statesAt = (now: Date) => lists.map((one) => listStateAt(one, listInForce(lists, now), now))

  it('follows from the time once it is approved', () => {
    expect(statesAt(at('05T12:00:00'))).toEqual(['in_force', 'scheduled', 'draft', 'withdrawn'])
    expect(statesAt(at('10T00:00:00'))).toEqual(['replaced', 'in_force', 'draft', 'withdrawn'])
  })
})
