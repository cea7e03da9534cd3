import { expect, test } from 'vitest'
import { bulkOutcome } from './bulk-outcome.ts'

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
const nothingSkipped = { skipped: [], skippedTotal: 0, skippedByReason: [] }
const skipped = (...reasons: [string, number][]) => ({
  skipped: reasons.flatMap(([reason, count]) => Array.from({ length: count }, () => ({ id: '', title: '', reason }))),
  skippedTotal: reasons.reduce((sum, [, count]) => sum + count, 0),
  skippedByReason: reasons.map(([reason, count]) => ({ reason, count })),
})

test('all changed is a success', () => {
  expect(bulkOutcome({ changed: 12, ...nothingSkipped }, t)).toEqual({
    type: 'success',
    title: 'table_bulk_changed 12 12',
  })
})

test('partly changed says both numbers and why', () => {
  expect(bulkOutcome({ changed: 9, ...skipped(['zugewiesen', 2], ['gelöscht', 1]) }, t)).toEqual({
    type: 'warning',
    title: 'table_bulk_partly 9 3 3',
    description: 'zugewiesen, gelöscht',
  })
})

test('where not all skipped rows are named, only those are said to stay chosen', () => {
  const answer = { ...skipped(['zugewiesen', 2]), skippedTotal: 341 }
  expect(bulkOutcome({ changed: 9, ...answer }, t)?.title).toBe('table_bulk_partly_some_chosen 9 341 2')
})

test('nothing changed is never a success', () => {
  expect(bulkOutcome({ changed: 0, ...nothingSkipped }, t)?.type).toBe('warning')
  expect(bulkOutcome({ changed: 0, ...skipped(['x', 1]) }, t)?.title).toBe('table_bulk_nothing_changed')
})

test('the words of the server go first', () => {
  const notify = [{ type: 'info' as const, title: 'Mails gehen raus' }]
  expect(bulkOutcome({ changed: 1, ...nothingSkipped, notify }, t)).toBeUndefined()
})

test('reasons that are sentences are joined without their full stops', () => {
  const answer = { changed: 1, ...skipped(['Ist zugewiesen.', 2], ['Ist gelöscht.', 1]) }
  expect(bulkOutcome(answer, t)?.description).toBe('Ist zugewiesen, Ist gelöscht')
})
