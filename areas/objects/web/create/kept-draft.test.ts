// Tests that a draft of the wizard is restored as it was left, even after changes to the product or the storage.

import { describe, expect, it } from 'vitest'
import { newObjectData } from '../../contract/new-object.ts'
import { keeperOf, type KeptDraft } from './kept-draft.ts'
import { nothingBuilt, type NewObject } from './new-object.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const beginning: NewObject = { data: newObjectData('apartment'), ...nothingBuilt }
const file = {
  id: '1',
  url: '/protected/1/a.png',
  key: 'image',
  displayName: 'a.png',
  contentType: 'image/png',
  size: 9,
}
const draft: KeptDraft = {
  wanted: {
    ...beginning,
    data: { ...beginning.data, title: 'Amselweg 7', rooms: 3.5, features: ['lift'] },
    images: [file],
    documents: [{ ...file, key: 'isometry', isPublic: false }],
  },
  place: { at: 3, reached: 4 },
  at: '2026-11-22T14:00:00.000Z',
}

describe('a draft', () => {
  it('comes back with its place and its uploads, until it is cleared', () => {
    const storage = shelf()
    keeperOf(storage, 'rent:1:apartment').write(draft)
    expect(keeperOf(storage, 'rent:1:apartment').read(beginning)).toEqual(draft)
    for (const other of ['rent:2:apartment', 'sale:1:apartment', 'rent:1:plot']) {
      expect(keeperOf(storage, other).read(beginning)).toBeUndefined()
    }
    keeperOf(storage, 'rent:1:apartment').clear()
    expect(storage.kept.size).toBe(0)
  })

  it('of an older version has the fields of today', () => {
    const storage = shelf()
    const { rooms: _rooms, ...older } = draft.wanted.data
    const wanted = { ...draft.wanted, data: { ...older, gone: 'x' } }
    storage.setItem('new-object:a', JSON.stringify({ ...draft, wanted }))
    const back = keeperOf(storage, 'a').read(beginning)
    expect(back?.wanted.data).toEqual({ ...draft.wanted.data, rooms: null })
  })

  it('that is none, or storage that is forbidden, begins anew', () => {
    const storage = shelf()
    for (const text of ['', '{', '{}', JSON.stringify({ ...draft, wanted: { ...draft.wanted, images: [1] } })]) {
      storage.setItem('new-object:a', text)
      expect(keeperOf(storage, 'a').read(beginning)).toBeUndefined()
    }
    const refuse = () => {
      throw new Error('forbidden')
    }
    const none = keeperOf({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'a')
    none.write(draft)
    none.clear()
    expect(none.read(beginning)).toBeUndefined()
  })
})
