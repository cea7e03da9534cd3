import { describe, expect, it } from 'vitest'
import { inListOrder, problemOfList } from './new-list.ts'

const groups = [
  { key: 'small', name: 'Klein', count: 1 },
  { key: 'large', name: 'Gross', count: 1 },
]
const candidate = (id: string, group: string, order: number) => ({ kind: 'application', id, group, order })
const two = [candidate('a', 'small', 1), candidate('b', 'large', 2)]

describe('a list', () => {
  it.each([
    ['without candidates', { candidates: [], duplicates: [] }, 'draws_no_candidates'],
    ['with unresolved duplicates', { candidates: two, duplicates: [two] }, 'draws_duplicates_unresolved'],
    [
      'signed without a reason',
      { candidates: two, duplicates: [two], signed: { reason: ' ' } },
      'draws_duplicates_unresolved',
    ],
    ['signed with a reason', { candidates: two, duplicates: [two], signed: { reason: 'Zwillinge' } }, null],
    ['without duplicates', { candidates: two, duplicates: [] }, null],
  ])('%s', (_, list, problem) => expect(problemOfList({ groups, ...list })).toBe(problem))

  it.each([
    ['a group that does not exist', 'a candidate is in no group', [candidate('a', 'medium', 1)]],
    ['a record twice', 'a record is twice', [candidate('a', 'small', 1), candidate('a', 'large', 2)]],
  ])('cannot have %s', (_, message, candidates) =>
    expect(() => problemOfList({ groups, candidates, duplicates: [] })).toThrow(message),
  )

  it('has one order, however the candidates come', () => {
    const sorted = [
      candidate('c', 'small', 1),
      candidate('d', 'small', 1),
      candidate('a', 'small', 2),
      candidate('b', 'large', 0),
    ]
    expect(inListOrder(groups, sorted.toReversed())).toEqual(sorted)
  })
})
