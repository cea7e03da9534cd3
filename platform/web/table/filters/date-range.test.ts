import { expect, test } from 'vitest'
import { dateRangeProblem } from './date-range.ts'

test.each([
  [{ from: '2026-11-01', to: '2026-11-20' }, 'from', undefined],
  [{ from: '2026-11-01' }, 'from', undefined],
  [{ to: '2026-11-01' }, 'to', undefined],
  [{ from: '2026-11-01', to: '2026-11-01' }, 'to', 'admin_start_and_end_date_cannot_be_the_same'],
  [{ from: '2026-12-01', to: '2026-11-20' }, 'from', 'admin_start_date_is_later_than_the_end_date'],
  [{ from: '2026-12-01', to: '2026-11-20' }, 'to', 'admin_end_date_is_earlier_than_start_date'],
] as const)('%o, touched at %s: %s', (range, touched, problem) => {
  expect(dateRangeProblem(range, touched)).toBe(problem)
})
