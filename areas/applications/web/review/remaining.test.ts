import { describe, expect, it } from 'vitest'
import { remainingWords } from './remaining.ts'

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const now = new Date('2026-11-20T10:00:00Z')

describe('how long an offer still stands', () => {
  it.each([
    ['2026-11-25T22:59:59Z', 'applications_days_left 5'],
    ['2026-11-21T22:59:59Z', 'applications_days_left 1'],
    ['2026-11-20T22:59:59Z', 'applications_until_today'],
    ['2026-11-20T09:59:59Z', 'applications_time_over'],
  ])('until %s: %s', (end, words) => {
    expect(remainingWords(t, end, now)).toBe(words)
  })
})
