import { describe, expect, it } from 'vitest'
import { maskedGroups } from './masked-groups.ts'

const masked = (...counts: number[]) => {
  const { shown, others } = maskedGroups(counts.map((count, index) => ({ value: `${index}`, count })))
  return [shown.map(({ count }) => count), others]
}

describe('groups of a few', () => {
  it.each([
    [
      [12, 7, 5],
      [[12, 7, 5], null],
    ],
    [
      [12, 4, 3],
      [[12], 7],
    ],
    [
      [12, 7, 1],
      [[12], 8],
    ],
    [
      [9, 1],
      [[], 10],
    ],
    [[2], [[], 2]],
    [
      [0, 6],
      [[6], null],
    ],
    [[], [[], null]],
  ])('of %j are told as %j', (counts, expected) => {
    expect(masked(...counts)).toEqual(expected)
  })
})
