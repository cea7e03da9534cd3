import { expect, test } from 'vitest'
import { bulkOutcome } from './bulk-outcome.ts'

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
const skip = (id: string, reason: string) => ({ id, title: id, reason })

test('all changed is a success', () => {
  expect(bulkOutcome({ changed: 12, skipped: [], skippedTotal: 0 }, t)).toEqual({
    type: 'success',
    title: 'table_bulk_changed 12 12',
  })
})

test('partly changed says both numbers and why', () => {
  const skipped = [skip('a', 'zugewiesen'), skip('b', 'zugewiesen'), skip('c', 'gelöscht')]
  expect(bulkOutcome({ changed: 9, skipped, skippedTotal: 3 }, t)).toEqual({
    type: 'warning',
    title: 'table_bulk_partly 9 3',
    description: 'zugewiesen, gelöscht',
  })
})

test('nothing changed is never a success', () => {
  expect(bulkOutcome({ changed: 0, skipped: [], skippedTotal: 0 }, t)?.type).toBe('warning')
  expect(bulkOutcome({ changed: 0, skipped: [skip('a', 'x')], skippedTotal: 1 }, t)?.title).toBe(
    'table_bulk_nothing_changed',
  )
})

test('the words of the server go first', () => {
  const notify = [{ type: 'info' as const, title: 'Mails gehen raus' }]
  expect(bulkOutcome({ changed: 1, skipped: [], skippedTotal: 0, notify }, t)).toBeUndefined()
})
