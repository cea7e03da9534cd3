import { expect, it } from 'vitest'
import { sheetChanges } from './sheet-changes.ts'

const object = (id: string, part: 'free' | 'sold' = 'free') => ({ id, part, area: null, reference: 100 })
const objects = [object('a'), object('b'), object('c'), object('s', 'sold'), object('t', 'sold')]
const draft = new Map(['a', 'b', 'c', 's', 't'].map((id) => [id, 100]))

it('changes free objects, keeps those that are not in the file, and names agreed prices', () => {
  const rows = [
    { objectId: 'a', price: 120 },
    { objectId: 'b', price: 100 },
    { objectId: 's', price: 90 },
    { objectId: 't', price: 100 },
    { objectId: null, price: null },
  ]
  const { prices, changed, same, fixed } = sheetChanges(rows, objects, draft)
  expect([...prices]).toEqual([
    ['a', 120],
    ['b', 100],
    ['c', 100],
    ['s', 100],
    ['t', 100],
  ])
  expect([changed, same, fixed]).toEqual([1, 2, [{ objectId: 's', price: 90 }]])
  expect(draft.get('a')).toBe(100)
})

it('gives a price to an object that has none in the draft', () => {
  const { prices } = sheetChanges([{ objectId: 'a', price: 120 }], objects, new Map())
  expect([...prices]).toEqual([['a', 120]])
})
