import { expect, it } from 'vitest'
import { isShownPart, maskedCells, maskedKeys } from './masking.ts'

it.each([
  ['nothing if all groups are large', { a: 5, b: 20 }, []],
  ['the small ones', { a: 3, b: 4, c: 30 }, ['a', 'b']],
  ['a second one, so that the first is not found by subtraction', { a: 2, b: 9, c: 30 }, ['a', 'b']],
  ['a single small one that has no others beside it', { a: 2 }, ['a']],
  ['no empty ones', { a: 0, b: 12 }, []],
  ['nothing without groups', {}, []],
])('hides %s', (_, groups, hidden) => {
  const counted = Object.entries(groups).map(([key, records]) => ({ key, records }))
  expect([...maskedKeys(counted)].sort()).toEqual(hidden)
})

it.each([
  [0, 60, true],
  [5, 60, true],
  [4, 60, false],
  [57, 60, false],
  [55, 60, true],
  [60, 60, true],
])('shows %i of %i: %s', (part, whole, isShown) => {
  expect(isShownPart(part, whole)).toBe(isShown)
})

it('hides cells so that no sum of a row or column gives a small number away', () => {
  const rows = [
    [3, 9, 20],
    [8, 7, 6],
    [0, 12, 5],
  ]
  const hidden = maskedCells(rows)
  expect(hidden[0]?.[0]).toBe(true)
  const sums = [
    ...rows.map((row, at) => row.filter((_, column) => hidden[at]?.[column])),
    ...[0, 1, 2].map((column) => rows.flatMap((row, at) => (hidden[at]?.[column] ? [row[column] ?? 0] : []))),
  ].map((line) => line.reduce((sum, value) => sum + value, 0))
  expect(sums.filter((sum) => sum > 0 && sum < 5)).toEqual([])
  expect(hidden.flat().filter(Boolean).length).toBeLessThan(9)
})

it('hides no cell of large numbers', () => {
  expect(
    maskedCells([
      [5, 0],
      [12, 7],
    ]).flat(),
  ).toEqual([false, false, false, false])
})
