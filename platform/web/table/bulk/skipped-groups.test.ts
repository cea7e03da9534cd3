import { expect, test } from 'vitest'
import { skippedGroups } from './skipped-groups.ts'

test('341 skipped rows are two reasons with their full counts and the names that are known', () => {
  const skipped = [
    { id: '1', title: '3400 Lea Stucki', reason: 'inaktiv' },
    { id: '2', title: '3399 Nora Ammann', reason: 'zugewiesen' },
    { id: '3', title: '3398 Sandra Keller', reason: 'inaktiv' },
  ]
  const skippedByReason = [
    { reason: 'inaktiv', count: 340 },
    { reason: 'zugewiesen', count: 1 },
  ]
  expect(skippedGroups({ changed: 0, skipped, skippedTotal: 341, skippedByReason })).toEqual([
    { reason: 'inaktiv', count: 340, titles: ['3400 Lea Stucki', '3398 Sandra Keller'] },
    { reason: 'zugewiesen', count: 1, titles: ['3399 Nora Ammann'] },
  ])
})
