import { expect, test } from 'vitest'
import { mostNamed, summed, type Outcome } from './outcomes.ts'

const rows = (count: number, reason?: string): Outcome[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${reason}${index}`, title: '', ...(reason && { reason }) }))

test('rows without a reason were changed', () => {
  expect(summed(rows(3))).toEqual({ changed: 3, skipped: [], skippedTotal: 0, skippedByReason: [] })
})

test('reasons are counted over all skipped rows, the most frequent first', () => {
  const answer = summed([...rows(13, 'assigned'), ...rows(2), ...rows(328, 'inactive')])
  expect(answer).toMatchObject({ changed: 2, skippedTotal: 341 })
  expect(answer.skippedByReason).toEqual([
    { reason: 'inactive', count: 328 },
    { reason: 'assigned', count: 13 },
  ])
})

test('of many skipped rows some of each reason are named, in their order', () => {
  const { skipped } = summed([...rows(500, 'inactive'), ...rows(3, 'assigned')])
  expect(skipped).toHaveLength(mostNamed)
  expect(skipped.slice(-3).map(({ reason }) => reason)).toEqual(['assigned', 'assigned', 'assigned'])
  expect(skipped.filter(({ reason }) => reason === 'inactive')).toHaveLength(mostNamed - 3)
})
