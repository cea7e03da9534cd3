import { describe, expect, it } from 'vitest'
import { isSameMoment } from './same-moment.ts'

const now = new Date('2026-11-20T10:00:00Z')

describe('an action done', () => {
  it.each([
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-20T09:59:50Z', true],
    // The second request may have started first and waited for the lock.
    ['2026-11-20T10:00:02Z', true],
    ['2026-11-20T09:59:45Z', false],
    ['2026-11-19T10:00:00Z', false],
  ])('at %s is of the same moment: %s', (done, expected) => {
    expect(isSameMoment(new Date(done), now)).toBe(expected)
  })

  it('never is of no moment', () => {
    expect(isSameMoment(null, now)).toBe(false)
  })
})
