import { describe, expect, it } from 'vitest'
import { forgottenFrom, keptSince } from './retention.ts'

const rejected = { progressState: 'inactive', deactivatedAt: new Date('2026-01-01T10:00:00Z'), anonymisedAt: null }

describe('a rejected application', () => {
  it('is kept for the days of the settings', () => {
    expect(forgottenFrom(rejected, 30)?.toISOString()).toBe('2026-01-31T10:00:00.000Z')
    expect(keptSince(new Date('2026-01-31T10:00:00Z'), 30)).toEqual(rejected.deactivatedAt)
  })

  it.each([
    { ...rejected, progressState: 'assigned' },
    { ...rejected, anonymisedAt: new Date() },
    { ...rejected, deactivatedAt: null },
  ])('is not forgotten as %j', (row) => {
    expect(forgottenFrom(row, 30)).toBeNull()
  })
})
