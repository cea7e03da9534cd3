import { describe, expect, it } from 'vitest'
import { differencesSince, type Save } from './changes-since.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute))
const save = (minute: number, name: string | null, field: string, old: unknown, now: unknown): Save => ({
  at: at(minute),
  name,
  changes: [{ field, old, new: now }],
})

describe('what was changed after sending', () => {
  it('shows an answer that was changed twice as it was sent and as it is now', () => {
    const saves = [save(1, null, 'pets', null, true), save(2, null, 'pets', true, false)]
    expect(differencesSince(saves)).toEqual([{ field: 'pets', old: null, new: false, name: null, at: at(2) }])
  })

  it('leaves out what went back', () => {
    expect(differencesSince([save(1, null, 'pets', false, true), save(2, null, 'pets', true, false)])).toEqual([])
  })

  it('tells the same question of two people apart', () => {
    const saves = [save(1, 'Ana Keller', 'occupation', 'a', 'b'), save(2, 'Beat Keller', 'occupation', 'a', 'c')]
    expect(differencesSince(saves).map(({ name, new: now }) => [name, now])).toEqual([
      ['Ana Keller', 'b'],
      ['Beat Keller', 'c'],
    ])
  })

  it('follows somebody who is called otherwise now', () => {
    const saves = [
      save(1, 'Ana Keller', 'occupation', 'a', 'b'),
      save(2, 'Ana Meier', 'name', 'Keller', 'Meier'),
      save(3, 'Ana Meier', 'occupation', 'b', 'c'),
      save(4, 'Anna Meier', 'firstname', 'Ana', 'Anna'),
      save(5, 'Anna Meier', 'occupation', 'c', 'a'),
    ]
    expect(differencesSince(saves).map(({ field, old, new: now }) => [field, old, now])).toEqual([
      ['name', 'Keller', 'Meier'],
      ['firstname', 'Ana', 'Anna'],
    ])
  })
})
