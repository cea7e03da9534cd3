import { describe, expect, it } from 'vitest'
import { ownFactNamed, withOwnFact } from './own-facts.ts'

describe('facts under names of their own', () => {
  it('are added, replaced and taken out by name, however it is written', () => {
    const one = withOwnFact({}, 'Schlüssel', '12-A')
    expect(withOwnFact(one, 'SCHLÜSSEL', '14-B')).toEqual({ SCHLÜSSEL: '14-B' })
    expect(withOwnFact(one, 'schlüssel', null)).toEqual({})
    expect(withOwnFact(one, 'Zähler', '77')).toEqual({ Schlüssel: '12-A', Zähler: '77' })
  })

  it('are found in the same way', () => {
    expect(ownFactNamed({ Schlüssel: '12-A' }, 'schlüssel')).toBe('12-A')
    expect(ownFactNamed({ Schlüssel: '12-A' }, 'Zähler')).toBeNull()
  })
})
