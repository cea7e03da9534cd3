import { expect, test } from 'vitest'
import { reachableRow, stepFrom } from './active-row.ts'

const rows = [
  { _id: 'h', _rowType: 'header' as const },
  { _id: 'a' },
  { _id: 's', _rowType: 'subheader' as const },
  { _id: 'b' },
]

test.each([
  [undefined, 1, 'a'],
  [undefined, -1, 'b'],
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['b', 1, 'b'],
  ['a', -1, 'a'],
] as const)('from %s by %i it comes to %s', (from, by, to) => {
  expect(stepFrom(rows, from, by)?._id).toBe(to)
})

test('an empty page has nowhere to go', () => {
  expect(stepFrom([], undefined, 1)).toBeUndefined()
})

test('Tab reaches the active row, or the first when it is gone', () => {
  expect(reachableRow(rows, 'b')).toBe('b')
  expect(reachableRow(rows, 'gone')).toBe('a')
})
