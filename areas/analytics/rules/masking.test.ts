import { expect, it } from 'vitest'
import { maskedKeys } from './masking.ts'

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
