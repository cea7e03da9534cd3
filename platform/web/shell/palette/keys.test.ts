import { describe, expect, it } from 'vitest'
import { isLetter, matchPress, pairWithin, wordFor, type Press } from './keys.ts'

const press = (key: string, more: Partial<Press> = {}) =>
  wordFor({ key, ctrlKey: false, metaKey: false, altKey: false, inField: false, ...more })

describe('a press of a key', () => {
  it('is written as in the key sheet', () => {
    expect(press('k', { ctrlKey: true })).toBe('mod+k')
    expect(press('K', { metaKey: true })).toBe('mod+k')
    expect(press('?')).toBe('?')
    expect(press('Escape')).toBe('escape')
  })

  it('is no shortcut while a person types', () => {
    expect(press('a', { inField: true })).toBeUndefined()
    expect(press('k', { inField: true, ctrlKey: true })).toBe('mod+k')
  })

  it('finds the bracket of a Swiss keyboard behind Alt Gr', () => {
    expect(press('[', { ctrlKey: true, altKey: true })).toBe('[')
    expect(press('[', { altKey: true })).toBe('[')
  })

  it('writes something unless it is held with a modifier; Alt Gr is none', () => {
    const writes = (key: string, more: Partial<Press> = {}) =>
      isLetter({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })
    expect([writes('a'), writes(' '), writes('@', { ctrlKey: true, altKey: true })]).toEqual([true, true, true])
    expect([writes('k', { ctrlKey: true }), writes('k', { metaKey: true }), writes('Enter')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('waits for more than a bare modifier', () => {
    expect(press('Shift')).toBeUndefined()
  })
})

describe('two keys in a row', () => {
  const known = new Set(['g a', 'g o', 'a', 'mod+k'])

  it('belong together when they come quickly', () => {
    const { waiting } = matchPress('g', known, undefined, 1000)
    expect(waiting).toEqual({ first: 'g', at: 1000 })
    expect(matchPress('a', known, waiting, 1500)).toEqual({ keys: 'g a' })
  })

  it('are two presses when they come slowly', () => {
    const waiting = { first: 'g', at: 1000 }
    expect(matchPress('a', known, waiting, 1001 + pairWithin)).toEqual({ keys: 'a' })
    expect(matchPress('o', known, waiting, 1001 + pairWithin)).toEqual({})
  })
})
